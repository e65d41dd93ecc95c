import { Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { NoWrap } from '../../components/no-wrap.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import type { LeftBehindRow } from './games-data.ts';
import { LeftBehindButton } from './left-behind-button.tsx';
import { ListedSection } from './listed-section.tsx';

/** What members have left with platforms that are gone, and what the house has paid and such a platform has again. */
export function LeftBehind() {
  const t = useT();
  const { money, moment } = useFormat();
  const now = useNow();
  const { canAccess: mayAsk = false } = useCanAccess({ resource: 'members', action: 'adjust' });
  const member = (row: LeftBehindRow) => (
    <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>
  );
  const platform = (row: LeftBehindRow) => (
    <>
      {row.platform} {row.is_forgotten && <Tag tone="warn">{t('left_behind_forgotten')}</Tag>}
    </>
  );
  const act = (row: LeftBehindRow) => {
    if (row.came_back_at !== null)
      return (
        <>
          <Tag tone="bad">{t('left_behind_came_back')}</Tag>{' '}
          <Typography component="span" variant="body2">
            {t('left_behind_made_good', { money: money(row.made_good) })}
          </Typography>
        </>
      );
    if (!mayAsk) return null;
    if (row.is_asked) return <QuietLink to="/requests">{t('request_waiting')}</QuietLink>;
    const { decidable_at: declarable_at, is_asked: is_declared } = row;
    return isDeclarable({ declarable_at, is_declared }, now) && <LeftBehindButton left={row} />;
  };
  const columns: readonly Column<LeftBehindRow>[] = [
    { key: 'told', head: t('left_behind_told'), cell: (row) => <NoWrap>{moment(row.told_at)}</NoWrap> },
    { key: 'member', head: t('member'), isRowName: true, cell: member },
    { key: 'platform', head: t('detail_platform'), cell: platform },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
  ];
  return (
    <ListedSection
      resource="platform_left_behind"
      everyMs={30_000}
      title={t('left_behind')}
      hint={t('left_behind_hint')}
      empty={t('left_behind_none')}
      columns={columns}
      act={act}
      ends={(row) => [
        [platform(row), member(row)],
        [money(row.money), moment(row.told_at)],
      ]}
    />
  );
}
