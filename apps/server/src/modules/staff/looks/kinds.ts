import type { AuditEntry } from '../audit/record-audit.ts';
import { askedOf } from './asked.ts';
import { entriesIn, peopleIn } from './people.ts';

type SubjectType = AuditEntry['subjectType'];
type Detail = AuditEntry['detail'];

/** What an answer showed: of whom, and for a list what was asked for. */
export interface Look {
  readonly action: string;
  readonly subjectType: SubjectType;
  readonly subjectId: string;
  /** The same thing again within a quarter of an hour is the same look. */
  readonly asked: Detail;
  /** What else an auditor needs. */
  readonly told: Detail;
}

/** The look that an answer is; null when it showed nobody. */
type Kind = (input: Fields, data: Fields) => Look | null;
type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** One subject by the id that was asked for. */
const one =
  (action: string, subjectType: SubjectType, told: (data: Fields) => Detail = () => ({})): Kind =>
  (input, data) => ({
    action,
    subjectType,
    subjectId: text(input.id),
    asked: {},
    told: told(data),
  });

const ofMember = (action: string): Kind => one(action, 'member');
const whose = (data: Fields): Detail => ({ member_id: text(data.member_id) });

/** Many at once: what was asked for, and how many people stood in the answer. A list about one member has that member as subject. */
const list =
  (action: string, subjectType: SubjectType): Kind =>
  (input, data) => {
    const shown = peopleIn(data);
    if (shown === 0) return null;
    const memberId = text(input.member_id);
    return {
      action,
      subjectType: memberId === '' ? subjectType : 'member',
      subjectId: memberId,
      asked: askedOf(input),
      told: { shown },
    };
  };

/** Each call by which staff reads what belongs to members, by its name. */
export const looks: Readonly<Record<string, Kind>> = {
  // A search that found nobody is one too: it asked for somebody.
  staffMembers: (input, data) => ({
    action: 'member.search',
    subjectType: 'member',
    subjectId: '',
    asked: askedOf(input),
    told: { shown: entriesIn(data) },
  }),
  staffMemberGet: ofMember('member.view'),
  staffMemberStatement: ofMember('member.view_statement'),
  staffMemberDevices: ofMember('member.view_devices'),
  staffMemberNotes: ofMember('member.view_notes'),
  staffMemberStanding: ofMember('member.view_standing'),
  staffMemberChecks: ofMember('member.view_checks'),
  staffMemberRounds: ofMember('member.view_rounds'),
  staffMemberRound: (input) => ({
    action: 'member.view_round',
    subjectType: 'member',
    subjectId: text(input.id),
    asked: { round_id: text(input.round_id) },
    told: {},
  }),
  staffRoundFind: (input, data) => ({
    action: 'member.view_round',
    subjectType: 'member',
    subjectId: text(data.member_id),
    asked: { round_id: text(input.id) },
    told: {},
  }),
  staffWithdrawals: list('withdrawal.view_list', 'withdrawal'),
  staffWithdrawalGet: one('withdrawal.view', 'withdrawal', whose),
  staffStuckPayouts: list('withdrawal.view_stuck', 'withdrawal'),
  staffDeposits: list('deposit.view_list', 'deposit'),
  staffRefunds: list('refund.view_list', 'refund'),
  staffCases: list('case.view_list', 'case'),
  staffCaseGet: one('case.view', 'case', (data) => ({ ...whose(data), signal: text(data.signal) })),
  staffExclusions: list('member.view_exclusions', 'member'),
  staffRegistrations: list('member.view_registrations', 'member'),
  staffRequests: list('request.view_list', 'member'),
  staffSupport: list('support.view_list', 'conversation'),
  staffSupportGet: one('support.view', 'conversation', (data) => ({
    ...whose(data),
    account: text(data.account),
  })),
  staffChatMessages: list('chat.view_messages', 'chat_message'),
  staffChatReports: list('chat.view_reports', 'chat_message'),
  staffChatMembers: list('chat.view_members', 'member'),
  staffReportRows: list('report.view_rows', 'report'),
  // Of the ways to break a figure down only one names people.
  staffReportBreakdown: (input, data) =>
    input.by === 'agent'
      ? {
          action: 'report.view_agents',
          subjectType: 'report',
          subjectId: '',
          asked: askedOf(input),
          told: { shown: entriesIn(data) },
        }
      : null,
  staffMovements: list('ledger.view_list', 'ledger'),
  staffMovementCause: (input, data) => ({
    action: 'ledger.view',
    subjectType: 'ledger',
    subjectId: text(input.reference),
    asked: {},
    told: { account: text(data.account) },
  }),
  staffPspCompare: list('ledger.view_psp', 'ledger'),
  staffOpenRounds: list('game.view_open_rounds', 'game'),
  staffPlatformLeftBehind: list('platform.view_left_behind', 'platform'),
  staffPlatformTransfers: list('platform.view_transfers', 'platform'),
  staffRaceStandings: list('race.view_standings', 'race'),
  staffLetters: list('letter.view_list', 'letter'),
};

/** The other calls by which staff reads: games, figures, texts, who is of the staff, and the audit log itself. */
export const showNobody: ReadonlySet<string> = new Set([
  'staffWho',
  'staffTeam',
  'staffAudit',
  'staffAuditVerify',
  'staffQueues',
  'staffReportSummary',
  'staffAgency',
  'staffAnnouncements',
  'staffBanners',
  'staffNotifications',
  'staffPromotions',
  'staffSiteContent',
  'staffTerms',
  'staffVip',
  'staffGames',
  'staffGameReturns',
  'staffPlatforms',
  'staffMovementKinds',
  'staffPaymentMethods',
  'staffLiveTables',
  'staffRaces',
  'staffRaceRuns',
]);
