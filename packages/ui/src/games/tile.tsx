import { Heart, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import { Skeleton } from '../surface/skeleton.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { GamePoster } from './game-poster.tsx';
import styles from './tile.module.css';

export interface TileProps {
  title: string;
  /** The poster, 3:4, empty for none; give the 300 px one as `posterSmall`. */
  poster: string;
  posterSmall?: string;
  /** The object on the poster that is composed where there is no picture. */
  hero?: string;
  link: LinkElement;
  /** The line icon of the category. */
  mark?: ReactNode;
  /** Top right: players, "new"; hidden where the heart stands. */
  badge?: ReactNode;
  badgeTone?: 'night' | 'violet';
  /** What a pool that grows holds now; stands under the badge, where no title is lettered. */
  pool?: string;
  /** Shown on the veil when hovered, e.g. "RTP 96,4%". */
  rtp?: string;
  favourite?: { isOn: boolean; label: string; onToggle: () => void };
  /** Says why the game cannot be played now; greys the tile. */
  offText?: string;
  /** The first row of a page is fetched at once. */
  isUrgent?: boolean;
  className?: string;
}

/** A game's poster as a link, with its category, badge and heart; lifts and tells its RTP under the pointer. */
export function Tile(props: TileProps) {
  const { title, poster, posterSmall, hero, link, mark, badge, badgeTone = 'night', rtp, favourite } = props;
  const { offText, isUrgent, pool, className } = props;
  const content = (
    <>
      <GamePoster
        className={styles.poster}
        title={title}
        poster={poster}
        posterSmall={posterSmall}
        hero={hero}
        sizes="(min-width: 1024px) 180px, 33vw"
        width={300}
        height={400}
        alt={title}
        loading={isUrgent ? 'eager' : 'lazy'}
      />
      {offText ? (
        <span className={styles.off}>
          <span>{offText}</span>
        </span>
      ) : (
        <span className={styles.veil}>
          <span className={styles.play}>
            <Play size={24} strokeWidth={2.25} aria-hidden="true" />
          </span>
          {rtp && <span className={styles.rtp}>{rtp}</span>}
        </span>
      )}
      {mark && <span className={styles.mark}>{mark}</span>}
      {pool && <span className={styles.pool}>{pool}</span>}
      {badge && !favourite?.isOn && (
        <span className={classNames(styles.badge, styles[badgeTone])}>{badge}</span>
      )}
    </>
  );
  return (
    <div className={classNames(styles.tile, Boolean(offText) && styles.resting, className)}>
      {dressLink(link, { className: styles.link, children: content })}
      {favourite && (
        <button
          type="button"
          className={classNames(styles.heart, favourite.isOn && styles.liked, Boolean(badge) && styles.shy)}
          aria-pressed={favourite.isOn}
          onClick={favourite.onToggle}
        >
          <Heart size={14} strokeWidth={2.5} aria-hidden="true" />
          <VisuallyHidden>{favourite.label}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

/** The same box while the games are on the way. */
export function TileSkeleton({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.tile, className)}>
      <Skeleton className={styles.waiting ?? ''} height="100%" radius="var(--r2)" isStill />
    </div>
  );
}
