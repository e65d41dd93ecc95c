import { Card } from '@arara/ui';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './prizes.module.css';
import type { Race } from './use-races.ts';

interface Rank {
  readonly first: number;
  readonly last: number;
  readonly money: string;
}

/** Places that follow each other and are given the same stand in one line. */
function ranksOf(prizes: readonly string[]): Rank[] {
  const ranks: Rank[] = [];
  for (const [index, money] of prizes.entries()) {
    const place = index + 1;
    const open = ranks.at(-1);
    if (open?.money === money) ranks[ranks.length - 1] = { ...open, last: place };
    else ranks.push({ first: place, last: place, money });
  }
  return ranks;
}

/** What each place is given. */
export function Prizes({ race }: { race: Pick<Race, 'prizes'> }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <h2>{t('races.prizes')}</h2>
      <dl className={styles.ranks}>
        {ranksOf(race.prizes).map(({ first, last, money }) => (
          <div key={first} className={styles.rank}>
            <dt>{t('races.place_title', { places: first === last ? first : `${first}–${last}` })}</dt>
            <dd>{format.money(toCents(money))}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
