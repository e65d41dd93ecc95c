import { loyalty, wallet } from '@arara/contract';
import { Button, Card, Emoji, Tag, useToast } from '@arara/ui';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { sentenceGap, type Translate, useLanguage, useT } from '../../lib/i18n.ts';
import { pageTells } from '../../lib/told-here.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import type { VipInfo } from './levels.ts';
import { monthName } from './short-words.ts';
import styles from './vip.module.css';

type Reward = VipInfo['rewards'][number];

/** What levels bring, as the ladder has it now. */
function whatLevelsBring({ data }: VipInfo, t: Translate): string {
  const monthly = data.find(({ month_reward }) => toCents(month_reward) > 0n);
  return [
    data.some(({ level_up_reward }) => toCents(level_up_reward) > 0n) && t('loyalty.no_rewards_text'),
    monthly && t('loyalty.no_rewards_month', { level: monthly.level }),
  ]
    .filter(Boolean)
    .join(sentenceGap);
}

/** What can be claimed now; the first of them has the green button of the page. */
export function Rewards({ info }: { info: VipInfo }) {
  const t = useT();
  const { rewards } = info;
  const first = rewards.find((one) => !one.is_claimed);
  return (
    <Card aria-labelledby="vip-rewards" className={styles.rewards ?? ''}>
      <h2 id="vip-rewards">{t('loyalty.rewards')}</h2>
      {rewards.length === 0 && (
        <div className={styles.noRewards}>
          <Emoji code="1f381" size={44} />
          <p>
            <strong>{t('loyalty.no_rewards')}</strong>
            {whatLevelsBring(info, t)}
          </p>
        </div>
      )}
      <ul className={styles.rewardList}>
        {rewards.map((one) => (
          <li key={`${one.reward}${one.level}`}>
            <RewardLine reward={one} times={info.rollover_times} isFirst={one === first} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RewardLine({ reward, times, isFirst }: { reward: Reward; times: number; isFirst: boolean }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const refresh = useRefresh();
  const toast = useToast();
  const failureWords = useFailureWords();
  const claim = useAction(loyalty.vipClaim);
  const isAway = useIsAway();
  const press = async () => {
    const stop = pageTells('reward');
    try {
      const { amount } = await claim.mutateAsync({ reward: reward.reward, level: reward.level });
      toast({
        tone: 'leaf',
        title: t('loyalty.claimed_toast'),
        text: t('loyalty.claimed_toast_text', { amount: format.money(amount) }),
      });
    } catch (error) {
      toast({ tone: 'scarlet', title: failureWords(error) });
    }
    stop();
    await Promise.all([
      refresh(loyalty.vipInfo),
      refresh(loyalty.vipHistory),
      refresh(wallet.walletBalances),
    ]);
  };
  return (
    <div className={styles.reward}>
      <Emoji code="1f381" size={44} />
      <span className={styles.rewardWords}>
        <span className={styles.rewardName}>
          {reward.month
            ? t('loyalty.month_reward', { month: monthName(reward.month, locale) })
            : t('loyalty.level_reward', { name: reward.level_name })}
        </span>
        <span className={styles.rewardNote}>
          {t('loyalty.reward_note', { amount: format.money(reward.amount), times })}
        </span>
      </span>
      {reward.is_claimed ? (
        <Tag tone="leaf">{t('loyalty.claimed')}</Tag>
      ) : isAway ? (
        <Tag>{t('protection.claim_later')}</Tag>
      ) : (
        <Button
          tone={isFirst ? 'cta' : 'tonal'}
          size={isFirst ? 'md' : 'sm'}
          className={isFirst ? (styles.claim ?? '') : ''}
          isLoading={claim.isPending}
          onClick={() => void press()}
        >
          {t('loyalty.claim')}
        </Button>
      )}
    </div>
  );
}
