import { useState } from 'react';
import { ComposedPoster } from './composed-poster.tsx';

export interface GamePosterProps {
  title: string;
  /** The picture, 3:4; empty for a game that has none. */
  poster: string;
  /** The same, 300 px wide. */
  posterSmall?: string | undefined;
  /** The object on the poster that is composed where there is no picture. */
  hero?: string | undefined;
  /** How wide it is shown; without it the smaller of the two is. */
  sizes?: string;
  width: number;
  height: number;
  /** Said of it; without words it is decoration. */
  alt?: string;
  loading?: 'eager' | 'lazy';
  className?: string | undefined;
}

/** The picture of a game. One that cannot be had gives way to a composed poster of the same size: no game is a broken mark. */
export function GamePoster(props: GamePosterProps) {
  const { title, poster, posterSmall, hero, sizes, width, height, alt = '', loading, className } = props;
  const [missing, setMissing] = useState('');
  if (poster === missing) {
    return <ComposedPoster {...{ title, hero, width, height, alt, className }} />;
  }
  const isChosen = sizes !== undefined && posterSmall !== undefined;
  return (
    <img
      className={className}
      src={isChosen ? poster : (posterSmall ?? poster)}
      {...(isChosen ? { srcSet: `${posterSmall} 300w, ${poster} 600w`, sizes } : {})}
      width={width}
      height={height}
      alt={alt}
      {...(loading ? { loading } : {})}
      decoding="async"
      draggable={false}
      onError={() => setMissing(poster)}
    />
  );
}
