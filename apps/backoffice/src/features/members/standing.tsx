import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne, useLocale } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { Tag } from '../../components/tag.tsx';
import type { MemberStanding } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';

/** The limits a member has set, the pauses taken, and whom the member is related to. */
export function Standing({ memberId }: { memberId: string }) {
  const t = useT();
  useLocale();
  const { data, error, refetch } = useGetOne<MemberStanding>(
    'standing',
    { id: memberId },
    { refetchOnWindowFocus: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Part title={t('limits_title')} empty={t('limits_none')}>
        {[
          ...data.limits.map((limit) => <Limit key={`${limit.kind} ${limit.period}`} limit={limit} />),
          ...data.pauses.map((pause) => <Pause key={pause.id} pause={pause} />),
        ]}
      </Part>
      <Part title={t('relations_title')} empty={t('relations_none')}>
        {[
          ...data.relations.map((one) => (
            <Line key={`${one.relation} ${one.member_id}`} name={t(`relation_${one.relation}`)}>
              <QuietLink to={`/members/${one.member_id}`}>{one.account}</QuietLink>
            </Line>
          )),
          ...(data.invited > 0
            ? [
                <Line key="invited" name={t('invited_in_all', { count: data.invited })}>
                  {''}
                </Line>,
              ]
            : []),
        ]}
      </Part>
    </Box>
  );
}

function Limit({ limit }: { limit: MemberStanding['limits'][number] }) {
  const t = useT();
  const { money, moment } = useFormat();
  const most =
    limit.money === null ? t('limit_minutes', { minutes: limit.minutes ?? 0 }) : money(limit.money);
  const kind = wordsOf(`limit_${limit.kind}`) ?? limit.kind;
  return (
    <Line name={`${kind} ${wordsOf(`per_${limit.period}`) ?? limit.period}`}>
      <b>{most}</b> {limit.pending_at && t('limit_pending', { at: moment(limit.pending_at) })}
    </Line>
  );
}

function Pause({ pause }: { pause: MemberStanding['pauses'][number] }) {
  const t = useT();
  const { moment } = useFormat();
  const until = pause.returns_at ?? pause.ends_at;
  return (
    <Line name={<Tag tone="warn">{t(`pause_${pause.kind}`)}</Tag>}>
      {until === null
        ? `${moment(pause.starts_at)}, ${t('for_ever')}`
        : t('pause_until', { from: moment(pause.starts_at), to: moment(until) })}
    </Line>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ px: 1.5, py: 0.5 }}>
        {children.length === 0 ? (
          <Typography sx={{ py: 1, color: 'text.secondary' }}>{empty}</Typography>
        ) : (
          children
        )}
      </Paper>
    </section>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75, minHeight: 32 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <span>{children}</span>
    </Box>
  );
}
