import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { session } from '../../lib/session-store.ts';
import { DiagnosticsScreen } from './diagnostics-screen.tsx';
import { measureLatency } from './measure-latency.ts';
import { measureSocket } from './measure-socket.ts';
import { readClient } from './read-client.ts';
import type { Findings } from './report.ts';

/** `/test`: what the site sees of this device, for the player and for support. */
export function ClientPage() {
  const t = useT();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['client-diagnostics'],
    queryFn: run,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return (
    <DiagnosticsScreen
      title={t('diagnostics.client_title')}
      text={t('diagnostics.client_text')}
      parts={useParts(data)}
      isRunning={isFetching}
      onRunAgain={() => void refetch()}
    />
  );
}

/** One after the other: a measurement should not wait for another's bytes. */
async function run() {
  const latency = await measureLatency();
  const socket = await measureSocket(session.get().token);
  return { latency, socket };
}

function useParts(measured: Awaited<ReturnType<typeof run>> | undefined): readonly Findings[] {
  const t = useT();
  const format = useFormat();
  const client = readClient();
  const yesNo = (is: boolean) => t(is ? 'common.yes' : 'common.no');
  const kept = (works: boolean) => t(works ? 'diagnostics.works' : 'diagnostics.blocked');
  const time = (ms: number | null | undefined) =>
    measured
      ? ms === null || ms === undefined
        ? t('diagnostics.no_answer')
        : t('diagnostics.milliseconds', { time: format.number(ms) })
      : '…';
  const latency = measured?.latency;
  const spread = latency && [latency.min, latency.median, latency.max].map(time).join(' / ');
  return [
    {
      key: 'place',
      title: t('diagnostics.place'),
      rows: [
        { key: 'language', name: t('diagnostics.language'), value: client.code },
        { key: 'locale', name: t('diagnostics.locale'), value: client.locale },
        { key: 'zone', name: t('diagnostics.time_zone'), value: client.timeZone },
      ],
    },
    {
      key: 'display',
      title: t('diagnostics.display'),
      rows: [
        { key: 'size', name: t('diagnostics.window_size'), value: client.window },
        { key: 'ratio', name: t('diagnostics.pixel_ratio'), value: format.number(client.pixelRatio) },
        { key: 'motion', name: t('diagnostics.reduced_motion'), value: yesNo(client.hasReducedMotion) },
      ],
    },
    {
      key: 'connection',
      title: t('diagnostics.connection'),
      rows: [
        { key: 'online', name: t('diagnostics.online'), value: yesNo(client.isOnline) },
        { key: 'latency', name: t('diagnostics.latency'), value: spread ?? time(null) },
        { key: 'open', name: t('diagnostics.socket_open'), value: time(measured?.socket.open) },
        {
          key: 'trip',
          name: t('diagnostics.socket_trip'),
          value: client.hasToken ? time(measured?.socket.trip) : t('diagnostics.needs_login'),
        },
      ],
    },
    {
      key: 'storage',
      title: t('diagnostics.storage'),
      rows: [
        { key: 'local', name: t('diagnostics.local_storage'), value: kept(client.hasLocal) },
        { key: 'session', name: t('diagnostics.session_storage'), value: kept(client.hasSession) },
        {
          key: 'language',
          name: t('diagnostics.language_key'),
          value: client.storedLanguage ?? t('diagnostics.not_stored'),
        },
        {
          key: 'token',
          name: t('diagnostics.token'),
          value: t(client.hasToken ? 'diagnostics.stored' : 'diagnostics.not_stored'),
        },
      ],
    },
    {
      key: 'program',
      title: t('diagnostics.program'),
      rows: [
        { key: 'version', name: t('diagnostics.version'), value: client.version },
        { key: 'agent', name: t('diagnostics.user_agent'), value: client.userAgent },
      ],
    },
  ];
}
