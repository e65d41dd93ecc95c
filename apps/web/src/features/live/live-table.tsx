import { Button, GamePoster, Tag, VisuallyHidden } from '@arara/ui';
import { Play } from 'lucide-react';
import { gameLink } from '../../components/game-link.tsx';
import { pictureOf } from '../../components/posters.ts';
import type { Game } from '../../components/use-catalogue.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './live.module.css';

/** One live table, large: its picture, what it returns, what may be staked, and the way in. */
export function LiveTable({ game, isUrgent }: { game: Game; isUrgent: boolean }) {
  const t = useT();
  const format = useFormat();
  const stakes = { min: format.roundMoney(game.min_stake), max: format.roundMoney(game.max_stake) };
  return (
    <li className={styles.table} data-resting={!game.is_open}>
      <div className={styles.picture}>
        <GamePoster
          className={styles.poster}
          title={game.title}
          {...pictureOf(game)}
          sizes="(min-width: 1024px) 600px, 100vw"
          width={600}
          height={800}
          loading={isUrgent ? 'eager' : 'lazy'}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{game.title}</h3>
        <p className={styles.facts}>
          <Tag>
            {game.rtp === null ? t('live.rtp_untold') : t('shell.rtp', { percent: format.percent(game.rtp) })}
          </Tag>
          <Tag>{t('live.stakes', stakes)}</Tag>
        </p>
        {game.is_open ? (
          <Button
            className={styles.play ?? ''}
            tone="ivory"
            icon={<Play size={18} aria-hidden="true" />}
            link={gameLink(game)}
          >
            {t('shell.play')}
            <VisuallyHidden> {game.title}</VisuallyHidden>
          </Button>
        ) : (
          <p className={styles.resting}>{t('shell.game_off')}</p>
        )}
      </div>
    </li>
  );
}
