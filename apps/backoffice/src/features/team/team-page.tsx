import { Box, Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Colleague } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import { AddColleague } from './add-colleague.tsx';
import { ColleagueActions } from './colleague-actions.tsx';

/** Who of the staff may enter, and with which role. */
export function TeamPage() {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Room name="team">
      <PageHead title={t('team_title')} hint={t('team_hint')}>
        <Button
          variant="contained"
          color="primary"
          startIcon={<UserPlus size={16} />}
          onClick={() => setIsAdding(true)}
        >
          {t('team_add')}
        </Button>
      </PageHead>
      <Team />
      {isAdding && <AddColleague onClose={() => setIsAdding(false)} />}
    </Room>
  );
}

function Team() {
  const t = useT();
  const { moment } = useFormat();
  const { data, error, refetch } = useGetList<Colleague>('team');
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const seen = (row: Colleague) => (row.last_seen_at ? moment(row.last_seen_at) : t('team_never'));
  const tags = (row: Colleague) => (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {!row.is_active && <Tag tone="bad">{t('team_closed')}</Tag>}
      <Tag tone={row.has_two_factor ? 'good' : 'neutral'}>
        {t('two_factor')}: {row.has_two_factor ? t('two_factor_on') : t('two_factor_none')}
      </Tag>
    </Box>
  );
  const columns: readonly Column<Colleague>[] = [
    { key: 'email', head: t('email'), isRowName: true, cell: (row) => <b>{row.email}</b> },
    { key: 'role', head: t('team_role'), cell: (row) => t(`role_${row.role}`) },
    { key: 'state', head: t('state'), cell: tags },
    { key: 'seen', head: t('team_seen'), cell: seen },
    { key: 'actions', head: '', isNumber: true, cell: (row) => <ColleagueActions colleague={row} /> },
  ];
  return (
    <RecordTable
      label={t('team_title')}
      columns={columns}
      rows={data}
      empty={t('rows_none')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TwoLines top={row.email} below={`${t(`role_${row.role}`)} · ${seen(row)}`} />
          {tags(row)}
          <ColleagueActions colleague={row} />
        </Box>
      )}
    />
  );
}
