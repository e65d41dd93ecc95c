import type { PhraseKey } from '@arara/phrases';
import star from '@lobehub/fluent-emoji-3d/assets/1f31f.webp';
import flower from '@lobehub/fluent-emoji-3d/assets/1f33a.webp';
import diamond from '@lobehub/fluent-emoji-3d/assets/1f48e.webp';
import macaw from '@lobehub/fluent-emoji-3d/assets/1f99c.webp';
import moon from '@lobehub/fluent-emoji-3d/assets/1f315.webp';
import jaguar from '@lobehub/fluent-emoji-3d/assets/1f406.webp';
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp';
import { memo, useId } from 'react';
import { Picture, usePicture } from '../pictures/pictures.tsx';
import type { Lettering } from '../pieces/lettering.tsx';
import type { StageWords } from '../stage.ts';
import { ace, jack, king, queen, ten } from './letters.ts';
import styles from './symbols.module.css';

const pictures: Record<string, { src: string; name: PhraseKey; tag?: PhraseKey }> = {
  onca: { src: jaguar, name: 'games.symbol_onca' },
  coroa: { src: crown, name: 'games.symbol_coroa' },
  arara: { src: macaw, name: 'games.symbol_arara' },
  diamante: { src: diamond, name: 'games.symbol_diamante' },
  flor: { src: flower, name: 'games.symbol_flor' },
  coringa: { src: star, name: 'games.symbol_coringa', tag: 'games.symbol_coringa' },
  lua: { src: moon, name: 'games.symbol_lua' },
};

const letters: Record<string, { lettering: Lettering; from: string; to: string }> = {
  A: { lettering: ace, from: '#ffe08a', to: '#d98a12' },
  K: { lettering: king, from: '#ff9aac', to: '#d81e4a' },
  Q: { lettering: queen, from: '#9fdcff', to: '#1f74e0' },
  J: { lettering: jack, from: '#d6b8ff', to: '#7a35e0' },
  '10': { lettering: ten, from: '#a9f0c4', to: '#12915a' },
};

/** What a symbol is called: "Jaguar", "K". */
export function symbolName(symbol: string, { t }: Pick<StageWords, 't'>): string {
  const picture = pictures[symbol];
  return picture ? t(picture.name) : symbol;
}

/** A symbol on a reel: a copy of its picture once that is painted. Its word stays a word. */
export const SymbolPicture = memo(function SymbolPicture({
  symbol,
  words,
}: {
  symbol: string;
  words: StageWords;
}) {
  const picture = usePicture(symbol);
  const tag = pictures[symbol]?.tag;
  if (!picture) return <SymbolArt symbol={symbol} words={words} />;
  return (
    <>
      <Picture picture={picture} />
      {tag && <em className={styles.tag}>{words.t(tag)}</em>}
    </>
  );
});

/** A symbol as it stands on a reel, filling its cell. */
export const SymbolArt = memo(function SymbolArt({ symbol, words }: { symbol: string; words: StageWords }) {
  const picture = pictures[symbol];
  const letter = letters[symbol];
  if (picture) {
    return (
      <>
        <img className={styles.picture} src={picture.src} alt="" draggable={false} />
        {picture.tag && <em className={styles.tag}>{words.t(picture.tag)}</em>}
      </>
    );
  }
  return letter ? <Letter {...letter} /> : null;
});

function Letter({ lettering, from, to }: { lettering: Lettering; from: string; to: string }) {
  const id = useId();
  const side = 74;
  return (
    <svg className={styles.letter} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset=".45" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <path
        d={lettering.path}
        transform={`translate(${(side - lettering.width) / 2} ${(side - lettering.height) / 2})`}
        fill={`url(#${id})`}
      />
    </svg>
  );
}
