import { agency, wallet } from '@arara/contract';
import { Amount, Button, Card, Skeleton, useToast } from '@arara/ui';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { pageTells } from '../../lib/told-here.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import styles from './records.module.css';

/** What can be claimed, what becomes of it, and the claim. */
export function ClaimCard() {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const { locale } = useLanguage();
  const summary = useCall(agency.summary, {});
  const rule = useCall(agency.mechanismSettlement, {});
  const claim = useAction(agency.claim);
  const isAway = useIsAway();
  const cents = toCents(summary.data?.claimable ?? '0.00');
  const submit = async () => {
    const stop = pageTells('reward');
    try {
      const { amount } = await claim.mutateAsync({});
      toast({ tone: 'leaf', title: t('agency.claim_done', { amount: format.money(amount) }) });
    } catch {
      // The card shows the reason; what was claimed elsewhere is asked for again either way.
    }
    stop();
    await Promise.all([agency.summary, agency.reward, wallet.walletBalances].map(refresh));
  };
  return (
    <Card className={styles.claim ?? ''}>
      <div>
        <span className={styles.claimName}>{t('agency.to_claim')}</span>
        {summary.data ? (
          <Amount className={styles.claimMoney ?? ''} cents={cents} locale={locale} />
        ) : (
          <Skeleton className={styles.claimMoney ?? ''} width={160} height={40} />
        )}
        <p className={styles.claimRule}>
          {rule.data &&
            (cents > 0n
              ? t('agency.claim_rule', { times: rule.data.rollover_times })
              : t('agency.next_settlement', { when: format.dateTime(rule.data.next_settlement_at) }))}
          {/* The line keeps its height while the rule is on its way. */}
          {!rule.data && <Skeleton width={240} height={14} />}
        </p>
      </div>
      {isAway && cents > 0n ? (
        <p>{t('protection.claim_later')}</p>
      ) : (
        <Button
          tone={cents > 0n ? 'cta' : 'plain'}
          size="lg"
          disabled={cents === 0n}
          isLoading={claim.isPending}
          onClick={() => void submit()}
        >
          {cents > 0n ? t('agency.claim', { amount: format.money(cents) }) : t('agency.nothing_to_claim')}
        </Button>
      )}
      <FormAlert words={claim.error && failureWords(claim.error)} />
    </Card>
  );
}
