import { type ClubName, clubs } from '@arara/games/tables';

const colors: Readonly<Record<ClubName, readonly [string, string]>> = {
  'ipe-roxo': ['#6d28d9', '#fde047'],
  'mare-alta': ['#0369a1', '#e0f2fe'],
  'vila-jabuti': ['#166534', '#facc15'],
  'real-pitanga': ['#b91c1c', '#fff1f2'],
  'trovao-do-cerrado': ['#1f2937', '#f59e0b'],
  'porto-coral': ['#c2410c', '#fff7ed'],
  'estrela-caicara': ['#0f766e', '#fef9c3'],
  'uniao-tamarindo': ['#7c2d12', '#fde68a'],
};

/** A club's crest: a shield in its colours with its first letters. */
export function Crest({ club, size }: { club: ClubName; size: number }) {
  const [field, mark] = colors[club];
  const [first = '', ...rest] = clubs[club].name.split(' ');
  const letters = `${first.charAt(0)}${rest.at(-1)?.charAt(0) ?? ''}`;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 2 58 10V32C58 47 46 57 32 62 18 57 6 47 6 32V10Z" fill={mark} />
      <path d="M32 7 53 13.600V32C53 44 43.5 52.5 32 57 20.5 52.5 11 44 11 32V13.600Z" fill={field} />
      <path d="M32 7 53 13.600V32C53 44 43.5 52.5 32 57Z" fill="#000" opacity=".16" />
      <text
        x="32"
        y="39"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontWeight="800"
        fontSize="20"
        fill={mark}
      >
        {letters}
      </text>
    </svg>
  );
}
