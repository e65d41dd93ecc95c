import { type DataOf, promotions } from '@arara/contract';
import { Button, Card, Emoji, EmptyState, ProgressBar } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { PromotionScreen } from './promotion-screen.tsx';
import styles from './rebate.module.css';
import { shareOf } from './share.ts';
import { StateTag } from './state-tag.tsx';
import { useClaim } from './use-claim.ts';

type Check = DataOf<typeof promotions.rechargeRebateCheck>;
type Row = Check['items'][number];

/** `/promotion/activity/recharge-rebate`: a row for every deposit that earned a rebate, and how far its turnover is. */
export function RebatePage() {
  const refresh = useRefresh();
  useTopic('balance', () => void refresh(promotions.rechargeRebateCheck));
  const check = useCall(promotions.rechargeRebateCheck, {});
  return (
    <PromotionScreen code="recharge_rebate" check={check}>
      {(data) => <Rows check={data} />}
    </PromotionScreen>
  );
}

function Rows({ check }: { check: Check }) {
  const t = useT();
  const format = useFormat();
  const { claim, claiming } = useClaim(promotions.rechargeRebateClaim, promotions.rechargeRebateCheck);
  if (check.items.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<Emoji code="1f4b8" size={72} />}
          title={check.message || t('common.no_record_found')}
          text={t('promotions.rebate_none', { min: format.money(check.required_amount) })}
          actions={
            <Button tone="cta" link={<Link to="/recharge" />}>
              {t('promotions.deposit')}
            </Button>
          }
        />
      </Card>
    );
  }
  // One green button a page: the oldest that can be claimed.
  const first = check.items.findLast(({ state }) => state === 'claimable')?.id;
  return (
    <ul className={styles.rows} aria-label={t('promotions.recharge_rebate_title')}>
      {check.items.map((row) => (
        <li key={row.id}>
          <RebateCard
            row={row}
            isFirst={row.id === first}
            isClaiming={claiming?.id === row.id}
            onClaim={() => claim({ id: row.id })}
          />
        </li>
      ))}
    </ul>
  );
}

interface RebateCardProps {
  row: Row;
  isFirst: boolean;
  isClaiming: boolean;
  onClaim: () => void;
}

function RebateCard({ row, isFirst, isClaiming, onClaim }: RebateCardProps) {
  const t = useT();
  const format = useFormat();
  const done = toCents(row.turnover_amount);
  const all = toCents(row.required_amount);
  const bet = t('promotions.bet_of', { done: format.money(done), all: format.money(all) });
  const note = row.claimed_at
    ? t('promotions.claimed_on', { time: format.dateTime(row.claimed_at) })
    : t('promotions.claim_until', { time: format.dateTime(row.event_ended_at) });
  return (
    <Card className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {t('promotions.deposit_of', { amount: format.money(row.recharge_amount) })}
          <StateTag state={row.state} reason={row.reason} />
        </p>
        <p className={styles.note}>
          {format.dateTime(row.created_at)} · {note}
        </p>
      </div>
      <div className={styles.progress}>
        <ProgressBar
          tone={done >= all ? 'leaf' : 'cobalt'}
          label={t('promotions.turnover')}
          valueText={bet}
          share={shareOf(done, all)}
        />
        <p className={styles.note}>{bet}</p>
      </div>
      <div className={styles.reward}>
        <b>{format.money(row.reward_amount)}</b>
        {row.state === 'claimable' && (
          <Button tone={isFirst ? 'cta' : 'tonal'} isLoading={isClaiming} onClick={onClaim}>
            {t('promotions.claim')}
          </Button>
        )}
      </div>
    </Card>
  );
}
