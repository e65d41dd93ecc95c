import { type DataOf, promotions } from '@arara/contract';
import { Amount, Button, Card, ProgressBar, VipBadge } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { Treasure } from './offer-art.tsx';
import { PromotionScreen } from './promotion-screen.tsx';
import styles from './recharge.module.css';
import { shareOf } from './share.ts';
import { StateTag } from './state-tag.tsx';
import { useClaim } from './use-claim.ts';

type Check = DataOf<typeof promotions.rechargePromotionCheck>;
type Tier = Check['tiers'][number];

/** `/promotion/activity/recharge`: the five tiers, how far the member's deposits reach, and what each gives. */
export function RechargePage() {
  const refresh = useRefresh();
  useTopic('deposit', () => void refresh(promotions.rechargePromotionCheck));
  const check = useCall(promotions.rechargePromotionCheck, {});
  return (
    <PromotionScreen code="recharge" check={check}>
      {(data) => (
        <>
          <Total check={data} />
          <Tiers check={data} />
        </>
      )}
    </PromotionScreen>
  );
}

function Total({ check }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const total = toCents(check.total_recharge);
  const next = check.tiers.find(({ from_amount }) => toCents(from_amount) > total);
  const missing = next ? toCents(next.from_amount) - total : 0n;
  const words = next
    ? t('promotions.to_next_tier', { amount: format.money(missing), tier: t(`promotions.tier_${next.tier}`) })
    : t('promotions.all_tiers');
  return (
    <section className={styles.total}>
      <Treasure className={styles.treasure ?? ''} />
      <div className={styles.totalWords}>
        <h2 className={styles.label}>{t('promotions.total_recharged')}</h2>
        <Amount cents={total} locale={locale} size="hero" />
        <ProgressBar
          tone="sun"
          label={words}
          share={next ? shareOf(total, toCents(next.from_amount)) : 1}
          className={styles.bar ?? ''}
        />
        <p>{words}</p>
        <p>{t('promotions.recharge_terms_single', { single: format.money(check.required_amount) })}</p>
      </div>
    </section>
  );
}

function Tiers({ check }: { check: Check }) {
  const t = useT();
  const { claim, claiming } = useClaim(promotions.rechargePromotionClaim, promotions.rechargePromotionCheck);
  // One green button a page: the highest tier that can be claimed.
  const first = check.tiers.findLast(({ state }) => state === 'claimable')?.tier;
  return (
    <>
      <ol className={styles.tiers} aria-label={t('promotions.tiers')}>
        {check.tiers.map((tier) => (
          <li key={tier.tier}>
            <TierCard
              tier={tier}
              total={toCents(check.total_recharge)}
              isFirst={tier.tier === first}
              isClaiming={claiming?.tier === tier.tier}
              onClaim={() => claim({ tier: tier.tier })}
            />
          </li>
        ))}
      </ol>
      {!first && (
        <Button tone="cta" size="lg" className={styles.deposit ?? ''} link={<Link to="/recharge" />}>
          {t('promotions.deposit')}
        </Button>
      )}
    </>
  );
}

interface TierCardProps {
  tier: Tier;
  total: bigint;
  isFirst: boolean;
  isClaiming: boolean;
  onClaim: () => void;
}

function TierCard({ tier, total, isFirst, isClaiming, onClaim }: TierCardProps) {
  const t = useT();
  const format = useFormat();
  const from = toCents(tier.from_amount);
  const to = toCents(tier.to_amount);
  const isReached = total >= from;
  const name = t(`promotions.tier_${tier.tier}`);
  const gift =
    tier.percent_from === tier.percent_to
      ? format.percent(tier.percent_to)
      : t('promotions.from_to', {
          from: format.percent(tier.percent_from),
          to: format.percent(tier.percent_to),
        });
  return (
    <Card className={styles.tier} data-state={tier.state}>
      <div className={styles.tierHead}>
        <VipBadge tier={tier.tier} size={52} isLocked={!isReached} />
        <div className={styles.tierWords}>
          <h3>{name}</h3>
          <p>{t('promotions.from_to', { from: format.roundMoney(from), to: format.roundMoney(to) })}</p>
        </div>
        <StateTag state={tier.state} reason={tier.reason} />
      </div>
      <p className={styles.gift}>
        <span>{t('promotions.gift')}</span>
        <b>{gift}</b>
      </p>
      <ProgressBar
        tone={isReached ? 'leaf' : 'cobalt'}
        label={t('promotions.total_recharged')}
        valueText={format.money(total)}
        share={isReached ? shareOf(total - from, to - from) : 0}
      />
      <p className={styles.now}>
        {isReached ? (
          <>
            <b>{format.money(tier.reward_amount)}</b>
            {tier.state === 'claimable' && <span>{format.percent(tier.percent)}</span>}
          </>
        ) : (
          <span>{t('promotions.missing', { amount: format.money(from - total) })}</span>
        )}
      </p>
      {tier.state === 'claimable' && (
        <Button tone={isFirst ? 'cta' : 'tonal'} isWide isLoading={isClaiming} onClick={onClaim}>
          {t('promotions.claim')}
        </Button>
      )}
      {tier.state === 'claimable' && total < to && (
        <p className={styles.hint}>{t('promotions.tier_once', { to: format.money(to) })}</p>
      )}
    </Card>
  );
}
