import { GamePoster, PromoCard, Skeleton } from '@arara/ui';
import { gameLink } from '../../components/game-link.tsx';
import { pictureOf } from '../../components/posters.ts';
import type { Game } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './featured-games.module.css';

const tones = ['violet', 'leaf'] as const;

/** The two games most played, beside the hero on wide windows. */
export function FeaturedGames({ games }: { games: readonly Game[] | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!games) {
    return (
      <div className={styles.side}>
        <Skeleton height="100%" radius="var(--r3)" />
        <Skeleton height="100%" radius="var(--r3)" />
      </div>
    );
  }
  const open = games.filter((game) => game.is_open).slice(0, tones.length);
  return (
    <div className={styles.side}>
      {open.map((game, index) => {
        return (
          <PromoCard
            key={game.id}
            tone={tones[index] ?? 'violet'}
            tag={t(`shell.category_${game.category}`)}
            title={game.title}
            text={game.rtp === null ? '' : t('shell.rtp', { percent: format.percent(game.rtp) })}
            art={
              <GamePoster
                className={styles.poster}
                title={game.title}
                {...pictureOf(game)}
                width={132}
                height={176}
              />
            }
            link={gameLink(game)}
          />
        );
      })}
    </div>
  );
}
