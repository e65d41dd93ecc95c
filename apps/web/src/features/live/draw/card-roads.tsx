import {
  beadPlate,
  bigRoad,
  type DerivedRoad,
  derivedRoad,
  derivedRoads,
  type RoadColour,
  type RoadResult,
} from '@arara/games/live/roads';
import { useT } from '../../../lib/i18n.ts';
import styles from './road-board.module.css';
import { RoadBoard } from './road-board.tsx';
import { ShareBar } from './share-bar.tsx';

interface CardRoadsProps {
  /** The oldest first. */
  results: readonly RoadResult[];
  names: Readonly<Record<RoadResult, string>>;
}

const colours: Readonly<Record<RoadResult, string>> = { red: '#c41e3d', blue: '#1d4fbf', tie: '#0c7a4a' };
const derivedNames = {
  bigEyeBoy: 'livetables.big_eye_boy',
  smallRoad: 'livetables.small_road',
  cockroachPig: 'livetables.cockroach_pig',
} as const;

/** The boards of a card table: beads, the big road and the three roads read off it. */
export function CardRoads({ results, names }: CardRoadsProps) {
  const t = useT();
  const count = (of: RoadResult) => results.filter((result) => result === of).length;
  return (
    <div className={styles.boards}>
      <ShareBar
        shares={(['blue', 'tie', 'red'] as const).map((key) => ({
          key,
          name: names[key],
          count: count(key),
          color: colours[key],
        }))}
      />
      <RoadBoard
        name={t('livetables.bead_plate')}
        cells={beadPlate(results)}
        columns={16}
        draw={(mark) => (
          <>
            <circle r="8.6" fill={colours[mark]} />
            <text textAnchor="middle" dominantBaseline="central" fill="#fff" fontSize="10" fontWeight="700">
              {Array.from(names[mark])[0]}
            </text>
          </>
        )}
      />
      <RoadBoard
        name={t('livetables.big_road')}
        cells={bigRoad(results)}
        columns={22}
        draw={({ colour, ties }) => (
          <>
            <circle r="7" fill="none" stroke={colours[colour]} strokeWidth="3" />
            {ties > 0 && <path d="M-6 6 6-6" stroke={colours.tie} strokeWidth="2.6" />}
            {ties > 1 && (
              <text
                textAnchor="middle"
                dominantBaseline="central"
                fill={colours.tie}
                fontSize="10"
                fontWeight="700"
              >
                {ties}
              </text>
            )}
          </>
        )}
      />
      <div className={styles.derived}>
        {derivedRoads.map((road) => (
          <RoadBoard
            key={road}
            name={t(derivedNames[road])}
            cells={derivedRoad(results, road)}
            columns={12}
            draw={(mark) => <DerivedMark road={road} colour={mark} />}
          />
        ))}
      </div>
    </div>
  );
}

/** Rings, dots and strokes: each road has a mark of its own. */
function DerivedMark({ road, colour }: { road: DerivedRoad; colour: RoadColour }) {
  const color = colours[colour];
  if (road === 'bigEyeBoy') return <circle r="6.5" fill="none" stroke={color} strokeWidth="3" />;
  if (road === 'smallRoad') return <circle r="7.5" fill={color} />;
  return <path d="M-6.5 6.5 6.5-6.5" stroke={color} strokeWidth="4" strokeLinecap="round" />;
}
