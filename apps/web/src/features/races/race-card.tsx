import { Emoji, PromoCard, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { EndsIn } from './ends-in.tsx';
import { pointsWords } from './points.ts';
import styles from './race-card.module.css';
import { type RunningRace, useRaces } from './use-races.ts';

/** The races that run, as doors: what is in them, how long they go on, and one's own place. Nothing while none is on. */
export function RaceCards() {
  const { data, isPending, aheadMs } = useRaces();
  if (isPending) {
    return (
      <div className={styles.cards}>
        <Skeleton height={136} radius="var(--r3)" />
        <Skeleton height={136} radius="var(--r3)" />
      </div>
    );
  }
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {data.items.slice(0, 2).map((race) => (
        <li key={race.id}>
          <RaceCard race={race} aheadMs={aheadMs} />
        </li>
      ))}
    </ul>
  );
}

function RaceCard({ race, aheadMs }: { race: RunningRace; aheadMs: number }) {
  const t = useT();
  const format = useFormat();
  const { me } = race;
  const total = t('races.total', { amount: format.money(toCents(race.total_money)) });
  return (
    <PromoCard
      tone={race.measure === 'wager' ? 'gold' : 'sea'}
      tag={<EndsIn endsAt={race.ends_at} aheadMs={aheadMs} />}
      title={t(`races.${race.period}_${race.measure}`)}
      text={
        me?.place
          ? `${t('races.your_place')}: ${format.number(me.place)} · ${pointsWords(race, me.points, format)}`
          : total
      }
      art={
        <Emoji code={race.measure === 'wager' ? '1f3c6' : '1f680'} size={104} className={styles.art ?? ''} />
      }
      link={<Link to="/races" search={{ race: race.id }} />}
    />
  );
}
