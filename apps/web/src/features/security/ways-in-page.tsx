import { identity } from '@arara/contract';
import { applyMask, Button, Checkbox, EmptyState, masks, Skeleton, useToast } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './form-screen.module.css';
import { FormScreen } from './form-screen.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import type { SecurityStatus } from './protections.ts';
import { closingOf, isSetAnewLately, type WayIn, waysIn } from './ways-in.ts';

/**
 * `/security-center/ways-in`: what opens the account besides its password, to be taken away at once. Whoever has set a new password by
 * a code comes here first: an e-mail that a stranger has bound would take the account again.
 */
export function WaysInPage() {
  const t = useT();
  const status = useCall(identity.securityStatus, {});
  const passkeys = useCall(identity.passkeys, {});
  const sessions = useCall(identity.sessions, {});
  const failed = [status, passkeys, sessions].find(({ isError }) => isError);
  const others = sessions.data?.items.filter((session) => !session.is_current).length ?? 0;
  return (
    <FormScreen title={t('security.ways_title')} text={t('security.ways_text')}>
      {failed ? (
        <LoadFailed asked={failed} />
      ) : status.data && passkeys.data && sessions.data ? (
        <Ways status={status.data} ways={waysIn(status.data, passkeys.data.items, others)} />
      ) : (
        <Skeleton height={180} radius={14} />
      )}
    </FormScreen>
  );
}

function Ways({ status, ways }: { status: SecurityStatus; ways: readonly WayIn[] }) {
  const t = useT();
  const format = useFormat();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isConfirming, setConfirming] = useState(false);
  const chosen = ways.filter(({ id }) => ticked.has(id));
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)));
  const setAt = status.password_set_anew_at;
  return (
    <div className={styles.form}>
      {setAt !== null && isSetAnewLately(status, Date.now()) && (
        <p className={styles.few}>{t('security.ways_anew', { date: format.date(setAt) })}</p>
      )}
      {ways.length === 0 ? (
        <EmptyState
          picture={<ShieldCheck className={styles.emptyMark} size={44} aria-hidden="true" />}
          title={t('security.ways_none')}
          text={t('security.ways_none_text')}
        />
      ) : (
        <fieldset className={styles.choices} aria-label={t('security.ways_title')}>
          {ways.map((way) => (
            <Checkbox
              key={way.id}
              checked={ticked.has(way.id)}
              onChange={(event) => tick(way.id, event.currentTarget.checked)}
              label={<WayWords way={way} />}
            />
          ))}
        </fieldset>
      )}
      {ways.length > 0 && (
        <Button
          tone="danger"
          size="lg"
          isWide
          disabled={chosen.length === 0}
          onClick={() => setConfirming(true)}
        >
          {t('security.ways_remove')}
        </Button>
      )}
      <Button isWide link={<Link to="/security-center" />}>
        {t(ways.length > 0 ? 'security.ways_known' : 'security.back_to_center')}
      </Button>
      <CloseWays
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        asksCode={status.two_factor_since !== null}
        closing={closingOf(ways, ticked)}
        onClosed={() => setTicked(new Set())}
      />
    </div>
  );
}

function WayWords({ way }: { way: WayIn }) {
  const t = useT();
  const format = useFormat();
  const [what, more] = (() => {
    switch (way.kind) {
      case 'email':
        return [way.address, t('security.ways_contact')];
      case 'phone':
        return [applyMask(way.address, masks.phone), t('security.ways_contact')];
      case 'passkey': {
        const { created_at, last_used_at, name } = way.passkey;
        const used = last_used_at
          ? t('security.last_used', { time: format.dateTime(last_used_at) })
          : t('security.never_used');
        const added = t('security.added_on', { date: format.date(created_at) });
        return [`${t('security.passkeys')}: ${name}`, `${added} · ${used}`];
      }
      case 'sessions':
        return [t('security.ways_sessions', { count: way.count }), t('security.ways_sessions_text')];
    }
  })();
  return (
    <>
      {what}
      <span className={styles.choiceText}>{more}</span>
    </>
  );
}

interface CloseWaysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  asksCode: boolean;
  closing: ReturnType<typeof closingOf>;
  onClosed: () => void;
}

function CloseWays({ isOpen, onOpenChange, asksCode, closing, onClosed }: CloseWaysProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const close = useAction(identity.waysClose);
  return (
    <PasswordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('security.ways_remove')}
      action={t('security.ways_remove')}
      isDanger
      asksCode={asksCode}
      onConfirm={async (password, code) => {
        await close.mutateAsync({ ...closing, password, ...(code !== undefined && { code }) });
        onOpenChange(false);
        onClosed();
        toast({ tone: 'leaf', title: t('security.ways_removed') });
        await Promise.all(
          [identity.securityStatus, identity.passkeys, identity.sessions].map((call) => refresh(call)),
        );
      }}
    />
  );
}
