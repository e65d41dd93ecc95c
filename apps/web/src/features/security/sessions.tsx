import { type DataOf, identity } from '@arara/contract';
import { Button, Card, IconTile, Skeleton, Switch, Tag, useToast } from '@arara/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import line from '../../components/lists/line-words.module.css';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { sentenceGap, useT } from '../../lib/i18n.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import { deviceName, isPhone } from './device-name.ts';
import styles from './security.module.css';

type Listed = DataOf<typeof identity.sessions>;
type Session = Listed['items'][number];

/** Where the account is open; every session but this one can be ended. */
export function Sessions() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const sessions = useCall(identity.sessions, {});
  const revoke = useAction(identity.revokeSession);
  const end = async (session_id?: string) => {
    try {
      const { revoked } = await revoke.mutateAsync(session_id ? { session_id } : {});
      toast({ tone: 'leaf', title: t('security.sessions_ended', { count: revoked }) });
    } catch {
      // The alert under the list shows the reason.
    }
    await refresh(identity.sessions);
  };
  const items = sessions.data?.items ?? [];
  const crowded = sessions.data?.crowded_out ?? [];
  const others = items.filter((session) => !session.is_current);
  return (
    <Card padding="lg" aria-busy={sessions.isPending}>
      <header className={styles.head}>
        <h2>{t('security.sessions')}</h2>
      </header>
      <p className={styles.about}>
        {t('security.sessions_text')}
        {sessions.data && `${sentenceGap}${t('security.sessions_max', { max: sessions.data.max })}`}
      </p>
      {sessions.isPending && (
        <div className={styles.waiting}>
          <Skeleton height={48} radius={10} />
          <Skeleton height={48} radius={10} />
        </div>
      )}
      {sessions.isError && <LoadFailed asked={sessions} />}
      <ul className={styles.list}>
        {items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={revoke.isPending && revoke.variables.session_id === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
        {crowded.map((session) => (
          <CrowdedRow key={session.id} session={session} max={sessions.data?.max ?? 0} />
        ))}
      </ul>
      <FormAlert words={revoke.error && failureWords(revoke.error)} />
      {others.length > 1 && (
        <Button
          className={styles.endAll ?? ''}
          tone="danger"
          isWide
          isLoading={revoke.isPending && revoke.variables.session_id === undefined}
          onClick={() => void end()}
        >
          {t('security.end_all_others')}
        </Button>
      )}
      <OneDevice />
    </Card>
  );
}

/** One device at a time: turning it on ends the others at once. */
function OneDevice() {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const status = useCall(identity.securityStatus, {});
  const set = useAction(identity.singleSession);
  const turn = async (is_on: boolean) => {
    try {
      const { ended } = await set.mutateAsync({ is_on });
      if (ended > 0) toast({ tone: 'leaf', title: t('security.sessions_ended', { count: ended }) });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    }
    await Promise.all([refresh(identity.securityStatus), refresh(identity.sessions)]);
  };
  return (
    <div className={styles.switch}>
      <Switch
        label={
          <>
            {t('security.single_session')}
            <span className={styles.switchText}>{t('security.single_session_text')}</span>
          </>
        }
        checked={status.data?.is_single_session ?? false}
        disabled={!status.data || set.isPending}
        onChange={(event) => void turn(event.currentTarget.checked)}
      />
    </div>
  );
}

/** One that ended in the last day because one more was opened: whoever opened that may be a stranger. */
function CrowdedRow({ session, max }: { session: Listed['crowded_out'][number]; max: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <li className={styles.row}>
      <DeviceIcon device={session.device} />
      <span className={styles.words}>
        <span className={styles.title}>{deviceName(session.device) || t('security.device_unknown')}</span>
        <span className={line.small}>
          {session.ip} · {t('security.session_crowded', { time: format.dateTime(session.ended_at), max })}
        </span>
      </span>
    </li>
  );
}

function DeviceIcon({ device }: { device: string }) {
  return <IconTile>{isPhone(device) ? <Smartphone size={20} /> : <Monitor size={20} />}</IconTile>;
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useT();
  const format = useFormat();
  const name = deviceName(session.device) || t('security.device_unknown');
  return (
    <li className={styles.row}>
      <DeviceIcon device={session.device} />
      <span className={styles.words}>
        <span className={styles.title}>{name}</span>
        <span className={line.small}>
          {session.is_current
            ? session.ip
            : `${session.ip} · ${t('security.last_seen', { time: format.dateTime(session.last_seen_at) })}`}
        </span>
      </span>
      {session.is_current ? (
        <Tag tone="leaf">{t('security.this_session')}</Tag>
      ) : (
        <Button size="sm" isLoading={isEnding} onClick={onEnd} aria-label={t('security.end_named', { name })}>
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
