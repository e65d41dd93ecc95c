import type { live } from '@arara/contract';
import { Avatar, Card, classNames, Sheet } from '@arara/ui';
import { Check, ChevronRight, Users } from 'lucide-react';
import { useState } from 'react';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import styles from './crowd.module.css';
import { hundredthsOf, timesText } from './multiplier.ts';
import { shownBets } from './table-state.ts';
import type { Flight } from './use-table.ts';

interface CrowdProps {
  flight: Flight;
  own: readonly live.LiveOwnBet[];
}

const shownMost = 60;
const idsOf = (own: CrowdProps['own']): ReadonlySet<string> => new Set(own.map(({ id }) => id));

/** Everybody's bets beside the flight. */
export function Crowd({ flight, own }: CrowdProps) {
  const t = useT();
  return (
    <Card className={styles.crowd ?? ''} padding="none" aria-label={t('live.everyone')}>
      <Totals flight={flight} />
      <List flight={flight} own={own} />
    </Card>
  );
}

function Totals({ flight }: { flight: Flight }) {
  const t = useT();
  const { money } = useFormat();
  const { round } = flight.state;
  const bets = shownBets(flight.state);
  const told = toCents(round?.stake ?? '0.00');
  const heard = bets.reduce((sum, { stake }) => sum + toCents(stake), 0n);
  const isOld = heard > told;
  return (
    <p className={styles.totals}>
      <b>{t('live.bets', { count: Math.max(round?.bets ?? 0, bets.length) })}</b>
      <span>{t('live.in_play', { amount: money(isOld ? heard : told) })}</span>
    </p>
  );
}

function List({ flight, own }: CrowdProps) {
  const t = useT();
  const ids = idsOf(own);
  const bets = shownBets(flight.state, own);
  if (bets.length === 0) return <p className={styles.none}>{t('live.no_bets')}</p>;
  const sorted = [...bets].sort((a, b) => Number(ids.has(b.id)) - Number(ids.has(a.id))).slice(0, shownMost);
  return (
    // A list that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <ul className={styles.list} aria-label={t('live.everyone')} tabIndex={0}>
      {sorted.map((bet) => (
        <Line
          key={bet.id}
          bet={bet}
          isOwn={ids.has(bet.id)}
          isOver={flight.state.round?.phase === 'settled'}
        />
      ))}
    </ul>
  );
}

function Line({ bet, isOwn, isOver }: { bet: live.LiveBet; isOwn: boolean; isOver: boolean }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <li className={classNames(styles.line, isOwn && styles.own, bet.state === 'cashed' && styles.out)}>
      <Avatar seed={bet.name} size={24} />
      <span className={styles.name}>{isOwn ? t('live.you') : bet.name}</span>
      <span className={styles.stake}>{money(bet.stake)}</span>
      {bet.state === 'cashed' ? (
        <>
          <Times multiplier={bet.multiplier} />
          <b className={styles.paid}>{money(bet.payout)}</b>
        </>
      ) : (
        <span className={styles.flies}>
          {t(bet.state === 'lost' ? 'live.not_paid' : isOver ? 'live.settling_short' : 'live.in_bet')}
        </span>
      )}
    </li>
  );
}

function Times({ multiplier }: { multiplier: string | null }) {
  const { locale } = useLanguage();
  return (
    <span className={styles.times}>
      <Check size={13} aria-hidden="true" />
      {timesText(hundredthsOf(multiplier ?? '1.00'), locale)}
    </span>
  );
}

/** On phones: who left last, in one line over the slots; a touch opens everybody's bets. */
export function CrowdBar({ flight, own }: CrowdProps) {
  const t = useT();
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const ids = idsOf(own);
  const bets = shownBets(flight.state);
  // The round tells its bets with each phase, the news of bets come in between.
  const count = Math.max(flight.state.round?.bets ?? 0, bets.length);
  const left = bets.filter(({ state }) => state === 'cashed');
  const [shown] = left.length > 0 ? [left.at(-1)] : [bets.find(({ id }) => !ids.has(id)) ?? bets[0]];
  return (
    <>
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        <Users size={16} aria-hidden="true" />
        <b>{count > 0 ? t('live.bets', { count }) : t('live.see_bets')}</b>
        <span className={styles.last}>
          {shown &&
            (shown.state === 'cashed' ? (
              <>
                {shown.name} <Times multiplier={shown.multiplier} />{' '}
                <b className={styles.paid}>{money(shown.payout)}</b>
              </>
            ) : (
              <>
                {ids.has(shown.id) ? t('live.you') : shown.name} {money(shown.stake)}
              </>
            ))}
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={t('live.everyone')} closeLabel={t('common.close')}>
        <div className={styles.inSheet}>
          <Totals flight={flight} />
          <List flight={flight} own={own} />
        </div>
      </Sheet>
    </>
  );
}
