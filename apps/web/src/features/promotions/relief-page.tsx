import { type DataOf, promotions } from '@arara/contract';
import { Amount, Button, Card, Emoji, KeyValues } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import styles from './relief.module.css';
import { StateTag } from './state-tag.tsx';
import { UntilTag } from './until-tag.tsx';
import { useClaim } from './use-claim.ts';

type Check = DataOf<typeof promotions.dailyRescueCheck>;

/** `/promotion/activity/daily-loss-relief-fund`: yesterday's net loss and the part of it that comes back today. */
export function ReliefPage() {
  const check = useCall(promotions.dailyRescueCheck, {});
  return (
    <PromotionScreen
      code="daily_rescue"
      check={check}
      tag={<UntilTag phrase="promotions.claim_until" end={check.data?.claim_until} />}
    >
      {(data) => <Relief check={data} />}
    </PromotionScreen>
  );
}

function Relief({ check }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const { claim, claiming } = useClaim(promotions.dailyRescueClaim, promotions.dailyRescueCheck);
  const hasLoss = toCents(check.net_loss) > 0n;
  return (
    <div className={styles.desk}>
      <section className={styles.stage}>
        <Emoji code="1f6e1" size={112} className={styles.shield} />
        <h2 className={styles.label}>{t('promotions.relief')}</h2>
        <Amount cents={toCents(check.reward_amount)} locale={locale} size="hero" />
        <p className={styles.text}>
          {hasLoss
            ? t('promotions.relief_of', { percent: format.percent(check.percent) })
            : t('promotions.relief_none', { percent: format.percent(check.percent) })}
        </p>
        {check.state === 'claimable' ? (
          <Button tone="cta" size="lg" isWide isLoading={claiming !== null} onClick={() => claim({})}>
            {t('promotions.claim')}
          </Button>
        ) : (
          <p className={styles.state}>
            <StateTag state={check.state} reason={check.reason} />
          </p>
        )}
      </section>
      <Card>
        <KeyValues
          rows={[
            { key: 'day', name: t('promotions.day'), value: format.date(`${check.day}T12:00:00-03:00`) },
            { key: 'loss', name: t('promotions.net_loss'), value: format.money(check.net_loss) },
            { key: 'share', name: t('promotions.share'), value: format.percent(check.percent) },
            { key: 'max', name: t('promotions.relief_max'), value: format.money(check.reward_max) },
            {
              key: 'relief',
              name: t('promotions.relief'),
              value: format.money(check.reward_amount),
              isStrong: true,
            },
            { key: 'times', name: t('promotions.rollover'), value: `${check.rollover_times}×` },
          ]}
        />
        {check.message && check.state !== 'claimed' && <p className={styles.note}>{check.message}</p>}
        <Link to="/promotion/history" className={styles.history}>
          {t('promotions.history')}
        </Link>
      </Card>
    </div>
  );
}
