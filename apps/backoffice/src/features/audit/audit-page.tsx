import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { AuditRow } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { currentWords, wordsOf } from '../../lib/language.ts';
import { useChoice } from '../../lib/use-address.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { actionsMeant } from './actions-meant.ts';
import { AuditDetail } from './audit-detail.tsx';
import { AuditSubject } from './audit-subject.tsx';
import { lookNames } from './look-names.ts';
import { VerifyChain } from './verify-chain.tsx';

const lookChoices = ['none', 'all', 'only'] as const;

/** Everything staff has done, newest first, and where that is wanted what they looked at. It cannot be changed, here or anywhere. */
export function AuditPage() {
  return (
    <Room name="audit">
      <AuditRows />
    </Room>
  );
}

/** What a look was at, in words; null for what is no look or has words of its own. */
function lookWords(action: string): string | null {
  const look = lookNames[action];
  return look === undefined ? null : wordsOf('did_look', { what: wordsOf(look) ?? look });
}

/** A text, and the actions whose words here say it. */
function auditFilter(search: string): Readonly<Record<string, string>> {
  const looks = Object.keys(lookNames).map((action) => [
    `did_${action.replaceAll('.', '_')}`,
    lookWords(action) ?? '',
  ]);
  const actions = actionsMeant(search, { ...currentWords(), ...Object.fromEntries(looks) });
  return { search, ...(actions.length > 0 && { actions: actions.join(',') }) };
}

function AuditRows() {
  const t = useT();
  useLocale();
  const { moment } = useFormat();
  const { value: looks, choose } = useChoice('looks', lookChoices, 'none');
  const { searchFor, ...list } = useSearchedRecords<AuditRow>(
    'audit',
    { pageSize: 50, filter: { looks } },
    auditFilter,
  );
  const actionOf = (row: AuditRow) =>
    lookWords(row.action) ?? wordsOf(`did_${row.action.replaceAll('.', '_')}`) ?? row.action;
  const columns: readonly Column<AuditRow>[] = [
    { key: 'id', head: t('audit_no'), isNumber: true, cell: (row) => row.id },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'who', head: t('who'), cell: (row) => row.staff_email },
    { key: 'did', head: t('what'), cell: (row) => <b>{actionOf(row)}</b> },
    { key: 'subject', head: t('subject'), cell: (row) => <AuditSubject row={row} /> },
    { key: 'detail', head: t('detail'), cell: (row) => <AuditDetail row={row} /> },
  ];
  return (
    <>
      <PageHead title={t('audit_title')} hint={t('audit_hint')}>
        <SearchField label={t('audit_search')} onSearch={searchFor} first={list.search} />
      </PageHead>
      <VerifyChain />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('looks')}
          value={looks}
          choices={lookChoices.map((value) => ({ value, text: t(`looks_${value}`) }))}
          onChange={choose}
        />
      </Box>
      <RecordPages
        label={t('audit_title')}
        columns={columns}
        list={list}
        empty={t('audit_empty')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <TwoLines top={actionOf(row)} below={`${row.staff_email} · ${moment(row.at)}`} />
            <AuditSubject row={row} />
            <AuditDetail row={row} />
          </Box>
        )}
      />
    </>
  );
}
