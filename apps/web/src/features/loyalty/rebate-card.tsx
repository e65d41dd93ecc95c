import { type DataOf, loyalty, wallet } from '@arara/contract';
import { Amount, Button, Card, Skeleton, useToast } from '@arara/ui';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { sentenceGap, useLanguage, useT } from '../../lib/i18n.ts';
import { pageTells } from '../../lib/told-here.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './rebates.module.css';

/** All that can be claimed now, and the one button that claims it. */
export function RebateCard({ answer }: { answer: DataOf<typeof loyalty.rebatesList> | undefined }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const refresh = useRefresh();
  const toast = useToast();
  const failureWords = useFailureWords();
  const claim = useAction(loyalty.rebatesClaim);
  const isAway = useIsAway();
  const press = async () => {
    const stop = pageTells('reward');
    try {
      const { amount } = await claim.mutateAsync({});
      toast({
        tone: 'leaf',
        title: t('loyalty.rebate_toast'),
        text: t('loyalty.claimed_toast_text', { amount: format.money(amount) }),
      });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    }
    stop();
    await Promise.all([refresh(loyalty.rebatesList), refresh(wallet.walletBalances)]);
  };
  const cents = answer && toCents(answer.fs_money);
  return (
    <Card padding="lg" className={styles.card} aria-busy={!answer}>
      <p className={styles.quiet}>{t('loyalty.fs_money')}</p>
      {cents === undefined ? (
        <Skeleton width={180} height={40} />
      ) : (
        <Amount className={styles.money ?? ''} cents={cents} locale={locale} tone="sun" isRolling />
      )}
      {isAway ? (
        <p>{t('protection.claim_later')}</p>
      ) : (
        <Button
          tone="cta"
          size="lg"
          isWide
          isLoading={claim.isPending}
          disabled={!cents}
          onClick={() => void press()}
        >
          {t('loyalty.claim_rebates')}
        </Button>
      )}
      <p className={styles.quiet}>
        {t('loyalty.rebates_free')}
        {answer?.last_claimed_at &&
          `${sentenceGap}${t('loyalty.last_claim', { date: format.dateTime(answer.last_claimed_at) })}`}
      </p>
    </Card>
  );
}
