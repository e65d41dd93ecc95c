import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import type { Exclusion } from './queue-data.ts';
import { useQueueDecision } from './use-queue-decision.ts';

const states = ['waiting', 'all'] as const;

/** Who has excluded themself: somebody looks after what they still hold, and says so. */
export function ExclusionQueue() {
  const t = useT();
  const [state, setState] = useState<(typeof states)[number]>('waiting');
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('state')}
          value={state}
          choices={states.map((value) => ({ value, text: t(value) }))}
          onChange={setState}
        />
      </Box>
      <Exclusions key={state} state={state} />
    </>
  );
}

function Exclusions({ state }: { state: (typeof states)[number] }) {
  const t = useT();
  const nameOf = usePersonName();
  const { money, day, moment } = useFormat();
  const { canAccess: mayNote } = useCanAccess({ resource: 'members', action: 'note' });
  const list = useMarkedRecords<Exclusion>('exclusions', { filter: { state }, everyMs: 30_000 });
  const member = (row: Exclusion) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const until = (row: Exclusion) =>
    row.returns_at ? (
      <Tag tone="warn">{t('comes_back', { at: moment(row.returns_at) })}</Tag>
    ) : row.ends_at ? (
      day(row.ends_at)
    ) : (
      t('for_ever')
    );
  const act = (row: Exclusion) => {
    if (row.seen_at !== null)
      return (
        <TwoLines
          top={t('looked_after')}
          below={t('looked_after_by', { email: row.seen_by, note: row.note })}
        />
      );
    return mayNote ? <LookAfter exclusion={row} /> : null;
  };
  const columns: readonly Column<Exclusion>[] = [
    {
      key: 'member',
      head: t('member'),
      isRowName: true,
      cell: (row) => <TwoLines top={member(row)} below={nameOf(row)} />,
    },
    { key: 'from', head: t('excluded_from'), cell: (row) => <NoWrap>{moment(row.starts_at)}</NoWrap> },
    { key: 'until', head: t('excluded_until'), cell: until },
    { key: 'money', head: t('still_holds'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'held', head: t('held_money'), isNumber: true, cell: (row) => money(row.held_money) },
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <RecordPages
      label={t('queue_exclusions')}
      columns={columns}
      list={list}
      empty={t('queue_exclusions_none')}
      phoneRow={(row) => (
        <PhoneRow left={[member(row), moment(row.starts_at)]} right={[money(row.money), until(row)]}>
          {act(row)}
        </PhoneRow>
      )}
    />
  );
}

function LookAfter({ exclusion }: { exclusion: Exclusion }) {
  const t = useT();
  const decide = useQueueDecision('exclusions');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('look_after')}</Button>
      {isAsked && (
        <DecisionDialog
          title={t('look_after_title', { account: exclusion.account })}
          action={t('looked_after')}
          tone="primary"
          reasonLabel={t('look_after_note')}
          onDecide={(note) => decide(exclusion.id, { note }, t('looked_after'))}
          onClose={() => setIsAsked(false)}
        >
          {t('queue_exclusions_hint')}
        </DecisionDialog>
      )}
    </>
  );
}
