import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { StaffPlatform } from './games-data.ts';
import { LeftBehind } from './left-behind.tsx';
import { LobbyDialog } from './lobby-dialog.tsx';
import { LobbyReading } from './lobby-reading.tsx';
import { OpenTransfers } from './open-transfers.tsx';
import { PlatformDialog } from './platform-dialog.tsx';

/** How often the picture of how platforms answer is drawn again. */
const refreshEveryMs = 10_000;

/** The external platforms: whether they answer, their announced absences, and money that is on its way. */
export function PlatformsPart() {
  const t = useT();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'games', action: 'platforms' });
  const { canAccess: maySeeTransfers = false } = useCanAccess({ resource: 'games', action: 'transfers' });
  const [opened, setOpened] = useState<string | null>(null);
  const { data, error, refetch } = useGetList<StaffPlatform>(
    'platforms',
    {},
    { refetchInterval: refreshEveryMs },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  if (data.length === 0) return <EmptyState title={t('platforms_none')} />;
  const stuck = data.reduce((sum, one) => sum + one.stuck, 0);
  const platform = data.find(({ code }) => code === opened);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {stuck > 0 && <Alert severity="error">{t('platforms_stuck', { count: stuck })}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {data.map((one) => (
          <PlatformCard
            key={one.code}
            platform={one}
            {...(mayEdit && { onOpen: () => setOpened(one.code) })}
          />
        ))}
      </Box>
      {maySeeTransfers && <OpenTransfers />}
      {maySeeTransfers && <LeftBehind />}
      {platform && <PlatformDialog platform={platform} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function PlatformCard({ platform, onOpen }: { platform: StaffPlatform; onOpen?: () => void }) {
  const t = useT();
  const { number, money, moment } = useFormat();
  const [isLooking, setLooking] = useState(false);
  const lobby = platform.import;
  const { health, maintenance_from: from, maintenance_until: until } = platform;
  const share = health && health.calls > 0 ? Math.round((health.unanswered * 100) / health.calls) : 0;
  const ms = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : `${number(value)} ms`;
  return (
    <Paper
      component="section"
      aria-label={platform.name}
      variant="outlined"
      sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography component="h2" variant="h6">
            {platform.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {platform.code} · {t(`platform_${platform.kind}`)}
          </Typography>
        </Box>
        <Standing platform={platform} />
        {onOpen && (
          <Button
            onClick={onOpen}
            aria-label={t('platform_edit', { platform: platform.name })}
            sx={{ minWidth: 0 }}
          >
            {t('edit')}
          </Button>
        )}
      </Box>
      {from !== null && until !== null && (
        <Alert severity={platform.is_away ? 'warning' : 'info'}>
          {t(platform.is_away ? 'platform_away_until' : 'platform_away_from', {
            from: moment(from),
            until: moment(until),
          })}
        </Alert>
      )}
      {lobby && (
        <Alert
          severity={lobby.state === 'waiting' ? 'warning' : 'info'}
          action={
            onOpen &&
            lobby.state !== 'confirmed' && (
              <Button color="inherit" onClick={() => setLooking(true)}>
                {t('lobby_look')}
              </Button>
            )
          }
        >
          {t(`lobby_state_${lobby.state}`, {
            added: number(lobby.added),
            changed: number(lobby.changed),
            gone: number(lobby.gone),
          })}
        </Alert>
      )}
      {isLooking && lobby && lobby.state !== 'confirmed' && (
        <LobbyDialog platform={platform} lobby={lobby} onClose={() => setLooking(false)} />
      )}
      {platform.lobby && <LobbyReading lobby={platform.lobby} />}
      <Facts
        across={3}
        facts={[
          [
            t('platform_unanswered'),
            health ? t('platform_share', { share, count: health.calls, calls: health.calls }) : '–',
          ],
          [t('platform_p50'), ms(health?.p50_ms)],
          [t('platform_p95'), ms(health?.p95_ms)],
          [t('platform_kept_back'), health ? number(health.kept_back) : '–'],
          [t('platform_games'), `${number(platform.games_open)} / ${number(platform.games)}`],
          [t('lobby_last_read'), platform.lobby?.read_at ? moment(platform.lobby.read_at) : '–'],
          ...(platform.kind === 'transfer'
            ? ([
                [
                  t('platform_on_its_way'),
                  platform.open_transfers === 0
                    ? '–'
                    : `${number(platform.open_transfers)} · ${money(platform.open_money)}`,
                ],
              ] as const)
            : []),
        ]}
      />
    </Paper>
  );
}

/** Whether anything can be played there now, and what stands in the way. */
function Standing({ platform }: { platform: StaffPlatform }) {
  const t = useT();
  if (!platform.is_on) return <Tag tone="bad">{t('game_off')}</Tag>;
  if (!platform.health) return <Tag tone="neutral">{t('platform_not_connected')}</Tag>;
  if (platform.is_away) return <Tag tone="warn">{t('platform_away')}</Tag>;
  if (platform.health.state === 'closed') return <Tag tone="good">{t('platform_answers')}</Tag>;
  return platform.health.state === 'open' ? (
    <Tag tone="bad">{t('platform_silent')}</Tag>
  ) : (
    <Tag tone="warn">{t('platform_trying')}</Tag>
  );
}
