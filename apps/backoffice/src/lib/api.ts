import {
  CallError,
  createClient,
  type DataOf,
  type staff,
  type staffAccess,
  type staffCare,
  type staffChat,
  type staffRequests,
  type staffRounds,
} from '@arara/contract';
import { goingOn } from './going-on.ts';
import { currentLanguage } from './language.ts';
import { askToLogInAgain } from './session-over.ts';

const tokenKey = 'staff_token';

/** The staff token of this tab, or null. */
export function staffToken(): string | null {
  return sessionStorage.getItem(tokenKey);
}

let sitting = 0;

/** Keeps the token for as long as the tab lives; null forgets it, and whoever comes next is somebody else. */
export function keepStaffToken(token: string | null): void {
  if (token === null) sitting += 1;
  if (token === null) sessionStorage.removeItem(tokenKey);
  else sessionStorage.setItem(tokenKey, token);
}

/** The staff API, on the server this page came from. What a session's end has stopped goes on after the next login. */
export const api = goingOn(
  createClient({
    baseUrl: window.location.origin,
    token: staffToken,
    lang: currentLanguage,
  }),
  { token: staffToken, sitting: () => sitting, askAgain: askToLogInAgain },
);

export type StaffMe = DataOf<typeof staff.staffWho>;
export type Withdrawal = DataOf<typeof staff.staffWithdrawalGet>;
export type WithdrawalState = Withdrawal['state'];
export type Member = DataOf<typeof staff.staffMemberGet>;
export type StatementRow = DataOf<typeof staff.staffMemberStatement>['items'][number];
export type Deposit = DataOf<typeof staff.staffDeposits>['items'][number];
export type AbuseCase = DataOf<typeof staff.staffCases>['items'][number];
export type AbuseCaseView = DataOf<typeof staff.staffCaseGet>;
export type ChatReport = DataOf<typeof staffChat.staffChatReports>['items'][number];
export type ChatWritten = DataOf<typeof staffChat.staffChatMessages>['items'][number];
export type ChatMember = DataOf<typeof staffChat.staffChatMembers>['items'][number];
export type AuditRow = DataOf<typeof staff.staffAudit>['items'][number];
export type Colleague = DataOf<typeof staffAccess.staffTeam>['items'][number];
export type StaffRequest = DataOf<typeof staffRequests.staffRequests>['items'][number];
export type MemberRound = DataOf<typeof staffRounds.memberRounds>['items'][number];
export type RecalledRound = DataOf<typeof staffRounds.memberRound> & { readonly id: string };
export type MemberStanding = DataOf<typeof staffRounds.memberStanding> & { readonly id: string };
export type MemberNote = DataOf<typeof staffCare.staffMemberNotes>['items'][number];
export type MemberDevice = DataOf<typeof staffCare.staffMemberDevices>['items'][number];

/** What the server said about a refusal; null when it was not reached. */
export const wordsOf = (error: unknown): string | null =>
  error instanceof CallError && error.fail ? error.message : null;

/** The same for a small form without places by its fields: what is wrong with each of them, instead of that something is. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof CallError) || !error.fail) return null;
  const fields = (error.fail.data?.fields ?? []).map(({ message }) => message);
  return fields.length > 0 ? [...new Set(fields)].join(' ') : error.message;
}

/** Whether a call was refused by the server as this. */
export function isRefusedAs(error: unknown, code: string): error is CallError {
  return error instanceof CallError && error.fail?.error === code;
}
