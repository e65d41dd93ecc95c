import { memo, useId } from 'react';
import styles from './symbol-art.module.css';
import type { PlateShape, SymbolLook, Tones } from './theme.ts';

/** A symbol as it stands on a reel, filling its cell; `tag` is the word on its foot, as wilds and scatters have. */
export const SymbolArt = memo(function SymbolArt({
  look,
  tag,
}: {
  look: SymbolLook | undefined;
  tag?: string | undefined;
}) {
  if (!look) return null;
  return (
    <span className={styles.symbol}>
      {'plate' in look && look.plate && <Plate shape={look.plate.shape} tones={look.plate.tones} />}
      <Figure look={look} />
      {tag && <em className={styles.tag}>{tag}</em>}
    </span>
  );
});

function Figure({ look }: { look: SymbolLook }) {
  switch (look.kind) {
    case 'picture':
      return (
        <img
          className={styles.figure}
          src={look.src}
          alt=""
          draggable={false}
          style={{
            width: `${(look.size ?? (look.plate ? 0.6 : 0.78)) * 100}%`,
            ...(look.filter && { filter: look.filter }),
          }}
        />
      );
    case 'drawn':
      return (
        <span className={styles.figure} style={{ width: `${(look.size ?? 0.8) * 100}%` }}>
          <look.Art />
        </span>
      );
    case 'letter':
      return <Letter look={look} />;
  }
}

function Letter({ look }: { look: Extract<SymbolLook, { kind: 'letter' }> }) {
  const id = useId();
  const { lettering, tones, edge } = look;
  const side = Math.max(lettering.width, lettering.height) * (look.plate ? 1.75 : 1.32);
  const place = `translate(${(side - lettering.width) / 2} ${(side - lettering.height) / 2})`;
  return (
    <svg className={styles.letter} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={tones[0]} />
        <stop offset=".5" stopColor={tones[1]} />
        <stop offset="1" stopColor={tones[2]} />
      </linearGradient>
      <g transform={place} strokeLinejoin="round">
        <path d={lettering.path} transform="translate(0 2.500)" fill={edge} stroke={edge} strokeWidth="5" />
        <path d={lettering.path} fill={edge} stroke={edge} strokeWidth="4" />
        <path d={lettering.path} fill={`url(#${id})`} />
      </g>
    </svg>
  );
}

const outlines: Record<PlateShape, string> = {
  disc: 'M50 5A45 45 0 1 1 49.900 5Z',
  tile: 'M17 6H83Q94 6 94 17V83Q94 94 83 94H17Q6 94 6 83V17Q6 6 17 6Z',
  hex: 'M50 4L90 27V73L50 96L10 73V27Z',
  shield: 'M50 4Q70 14 92 14Q94 66 50 96Q6 66 8 14Q30 14 50 4Z',
  card: 'M24 4H76Q84 4 84 12V88Q84 96 76 96H24Q16 96 16 88V12Q16 4 24 4Z',
  flower:
    'M50 8C62-2 80 8 77 24 94 22 102 42 90 52 102 64 92 82 76 78 76 96 54 102 48 88 38 102 16 94 20 77 4 78-4 58 10 48-2 36 8 16 24 22 24 6 44 0 50 8Z',
};

/** A shape of the title's material, raised, with a lit upper edge. */
function Plate({ shape, tones }: { shape: PlateShape; tones: Tones }) {
  const id = useId();
  return (
    <svg className={styles.plate} viewBox="0 0 100 104" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={tones[0]} />
        <stop offset=".55" stopColor={tones[1]} />
        <stop offset="1" stopColor={tones[2]} />
      </linearGradient>
      <path d={outlines[shape]} transform="translate(0 5)" fill={tones[2]} />
      <path d={outlines[shape]} fill={`url(#${id})`} />
      <path
        d={outlines[shape]}
        transform="translate(9 9) scale(.82)"
        fill="#000"
        fillOpacity=".12"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="2"
      />
    </svg>
  );
}
