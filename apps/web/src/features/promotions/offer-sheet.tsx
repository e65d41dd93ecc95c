import { promotions } from '@arara/contract';
import { Amount, Button, ErrorState, Sheet, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './offer-sheet.module.css';
import { isTold } from './offers.ts';
import { StateTag } from './state-tag.tsx';
import { useClaim } from './use-claim.ts';
import { useDetails } from './use-details.ts';

type SheetCode = 'ftd' | 'welcome';

/** The two offers of the first deposit: what they give, whether they can be had now, and their terms. */
export function OfferSheet({ code, onClose }: { code: SheetCode | null; onClose: () => void }) {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const shown = code ?? 'ftd';
  const details = useDetails(shown);
  return (
    <Sheet
      isOpen={code !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`promotions.${shown}_title`)}
      text={details?.summary ?? ' '}
      closeLabel={t('common.close')}
      size="md"
      footer={code && (isLoggedIn ? <Member code={code} /> : <LogIn onClose={onClose} />)}
    >
      <ul className={styles.terms}>
        {details?.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Link to="/terms" className={styles.all}>
        {t('legal.terms')}
      </Link>
    </Sheet>
  );
}

/** Over the promotions, which are there again after it. */
function LogIn({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Button
      tone="cta"
      size="lg"
      isWide
      onClick={() => {
        onClose();
        askLogin();
      }}
    >
      {t('promotions.log_in')}
    </Button>
  );
}

function Member({ code }: { code: SheetCode }) {
  return code === 'ftd' ? <FirstDeposit /> : <Welcome />;
}

function FirstDeposit() {
  const t = useT();
  const check = useCall(promotions.ftdCheck, {});
  const { claim, claiming } = useClaim(promotions.ftdClaim, promotions.ftdCheck);
  return (
    <Standing check={check} code="ftd">
      {(data) =>
        data.state === 'claimable' ? (
          <Button tone="cta" size="lg" isWide isLoading={claiming !== null} onClick={() => claim({})}>
            {t('promotions.claim')}
          </Button>
        ) : (
          data.reason === 'no_qualified_recharge' && <Deposit />
        )
      }
    </Standing>
  );
}

function Welcome() {
  const t = useT();
  const format = useFormat();
  const check = useCall(promotions.welcomeCheck, {});
  const { claim, claiming } = useClaim(promotions.welcomeClaim, promotions.welcomeCheck);
  return (
    <Standing check={check} code="welcome">
      {(data) => (
        <>
          {data.claim_until && data.state === 'claimable' && (
            <p className={styles.note}>
              {t('promotions.claim_until', { time: format.dateTime(data.claim_until) })}
            </p>
          )}
          {data.state === 'claimable' && (
            <Button tone="cta" size="lg" isWide isLoading={claiming !== null} onClick={() => claim({})}>
              {t('promotions.claim')}
            </Button>
          )}
          {data.state === 'not_eligible' && data.reason === 'no_qualified_recharge' && (
            <Button tone="cta" size="lg" isWide isLoading={claiming !== null} onClick={() => claim({})}>
              {t('promotions.opt_in')}
            </Button>
          )}
          {data.state === 'opted_in' && (
            <>
              <p className={styles.note}>{t('promotions.opted_in_text')}</p>
              <Deposit />
            </>
          )}
        </>
      )}
    </Standing>
  );
}

function Deposit() {
  const t = useT();
  return (
    <Button tone="tonal" size="lg" isWide link={<Link to="/recharge" />}>
      {t('promotions.deposit')}
    </Button>
  );
}

interface Shown {
  readonly state: 'claimable' | 'in_progress' | 'opted_in' | 'claimed' | 'not_eligible';
  readonly reason: string;
  readonly message: string;
  readonly reward_amount: string;
}

interface StandingProps<Data extends Shown> {
  code: SheetCode;
  check: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What it pays and how it stands, over the one action. */
function Standing<Data extends Shown>({ code, check, children }: StandingProps<Data>) {
  const t = useT();
  const { locale } = useLanguage();
  const failureWords = useFailureWords();
  if (!check.data && check.error) {
    return (
      <ErrorState
        title={failureWords(check.error)}
        actions={<Button onClick={() => void check.refetch()}>{t('common.try_again')}</Button>}
      />
    );
  }
  if (!check.data) return <Skeleton height={56} radius={16} />;
  const cents = toCents(check.data.reward_amount);
  return (
    <div className={styles.standing}>
      <p className={styles.row}>
        {cents > 0n && <Amount cents={cents} locale={locale} size="md" />}
        <StateTag state={check.data.state} reason={check.data.reason} code={code} />
      </p>
      {check.data.state === 'not_eligible' && !isTold(check.data.reason) && (
        <p className={styles.note}>{check.data.message}</p>
      )}
      {children(check.data)}
    </div>
  );
}
