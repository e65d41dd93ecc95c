import { dressLink, GamePoster, Skeleton } from '@arara/ui';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { Entry } from './news.ts';
import { useFeed } from './use-feed.ts';
import { useGameFacts } from './use-game-facts.ts';
import styles from './wins-ticker.module.css';

/** As many as stand side by side in a wide window. */
const winsShown = 6;

/** The last big wins in one line, each a way to its game. Of the same height whether there are any. */
export function WinsTicker() {
  const t = useT();
  const { data, isPending } = useFeed();
  const wins = data?.wins.slice(0, winsShown) ?? [];
  return (
    <section className={styles.place} aria-label={t('feed.latest_wins')}>
      {wins.length === 0 && !isPending ? (
        <p className={styles.none}>
          <b>{t('feed.empty_wins')}</b> {t('feed.empty_wins_text')}
        </p>
      ) : (
        <ul className={styles.wins}>
          {isPending
            ? Array.from({ length: winsShown }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike.
                <li key={index}>
                  <Skeleton height={56} radius="var(--r2)" />
                </li>
              ))
            : wins.map((win) => (
                <li key={win.id}>
                  <Win win={win} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function Win({ win }: { win: Entry }) {
  const t = useT();
  const format = useFormat();
  const { title, picture, link } = useGameFacts()(win.game);
  const name = win.name ?? t('feed.hidden');
  const amount = format.money(toCents(win.payout_money));
  const content = (
    <>
      <GamePoster
        className={styles.poster}
        title={title}
        alt={title}
        {...picture}
        width={32}
        height={42}
        loading="lazy"
      />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <b className={styles.amount}>{amount}</b>
      </span>
    </>
  );
  return link ? (
    // Its name is what it shows: the poster has the game's.
    dressLink(link, { className: styles.win, children: content })
  ) : (
    <span className={styles.win}>{content}</span>
  );
}
