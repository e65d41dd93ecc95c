import type { AndarBaharBet, AndarBaharEvent } from '@arara/games';
import { type AndarBet, andarBets } from '@arara/games/tables';
import { classNames, Emoji } from '@arara/ui';
import { CardRow } from '../card-felt/card-row.tsx';
import { Spots } from '../card-felt/spots.tsx';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './andar-bahar-stage.module.css';
import { title } from './letters.ts';
import { noSides, type SidesScene, sidesMoments } from './moments.ts';

export interface AndarBaharChoice {
  readonly on: string;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly AndarBaharEvent[];
const betOf = (round: StageRound) => round.bet as AndarBaharBet;

const look: TitleLook = {
  name: 'Andar Bahar Tropical',
  lettering: title,
  face: ['#fff', '#fff7b8', '#ffd23e'],
  depth: '#0b5a3c',
  edge: '#02241b',
};

const sideColors: Readonly<Record<string, string>> = {
  andar: 'linear-gradient(180deg, #1f6fd0, #0b3a7c)',
  bahar: 'linear-gradient(180deg, #d0404c, #7a1220)',
};
const sides = ['andar', 'bahar'] as const;
/** The last cards of a pile; those below them are not seen any more. */
const pileSize = 7;

/** Andar Bahar Tropical: the card in the middle, two piles that grow in turn, and the places below. */
export function AndarBaharStage(props: StageProps<AndarBaharChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, stakeCents, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: noSides,
    momentsOf: (played) => sidesMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? noSides : scene;
  const told = shown.winner === null ? null : round;
  const isDealing = isWaiting || (shown.middle !== null && !told);
  const detail = told ? matchedWords(shown, words) : undefined;
  const placed = round && (isDealing || told) && !isWaiting ? betOf(round).on : choice.on;
  const spots = (kind: AndarBet['kind']) =>
    andarBets
      .filter((bet) => bet.kind === kind)
      .map((bet) => ({
        key: bet.key,
        name: betName(bet, words),
        pays: bet.pays,
        ...(sideColors[bet.key] === undefined ? {} : { color: sideColors[bet.key] ?? '' }),
      }));
  const shared = {
    words,
    bet: placed,
    betCents: round && told ? round.stakeCents : stakeCents,
    won: wonKeys(shown),
    isLocked,
    onChoose: (on: string) => onChoose({ on }),
  };
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Grove />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isDealing ? 'games.stage_good_luck' : 'tablegames.choose_side')}
      detail={detail}
      spoken={detail ? `${detail}.` : null}
    >
      <div className={styles.table}>
        <CardRow
          words={words}
          name={t('tablegames.middle')}
          cards={shown.middle === null ? [] : [shown.middle]}
          places={1}
          isCalm={isCalm}
        />
        <div className={styles.sides}>
          {sides.map((side) => (
            <CardRow
              key={side}
              words={words}
              name={t(`tablegames.${side}`)}
              badge={shown.middle === null ? undefined : shown[side].length}
              cards={shown[side].slice(-pileSize)}
              places={1}
              isLit={shown.winner === side}
              // A pile of a few cards turns the last one only.
              isCalm={isCalm || shown[side].length > pileSize}
              className={styles.pile}
            />
          ))}
        </div>
      </div>
      <div className={styles.places}>
        <Spots {...shared} spots={spots('side')} columns={2} />
        <Spots {...shared} spots={spots('range')} columns={4} />
      </div>
    </StageFrame>
  );
}

export function betName(bet: AndarBet, { t }: Pick<StageWords, 't'>): string {
  if (bet.kind === 'range') return t('tablegames.cards_range', { from: bet.from, to: bet.to });
  return t(bet.key === 'andar' ? 'tablegames.andar' : 'tablegames.bahar');
}

function wonKeys({ andar, bahar, winner }: SidesScene): readonly string[] {
  if (winner === null) return [];
  const dealt = andar.length + bahar.length;
  return andarBets
    .filter(({ kind, key, from, to }) => (kind === 'side' ? key === winner : dealt >= from && dealt <= to))
    .map(({ key }) => key);
}

function matchedWords({ andar, bahar, winner }: SidesScene, { t }: StageWords): string {
  const side = t(winner === 'andar' ? 'tablegames.andar' : 'tablegames.bahar');
  return t('tablegames.matched', { side, count: andar.length + bahar.length });
}

/** Leaves behind the felt and palms at its edges. */
function Grove() {
  return (
    <>
      <svg
        className={styles.palms}
        viewBox="0 0 900 560"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {Array.from({ length: 26 }, (_, index) => index).map((index) => (
          <path
            key={index}
            d="M0 0C30-50 90-60 130-40 100-10 50 10 0 0ZM8-4C50-20 90-30 130-40"
            transform={`translate(${(index * 149) % 900} ${(index * 89) % 560}) rotate(${index * 53}) scale(${0.7 + (index % 4) * 0.2})`}
            fill="#8dffb8"
            stroke="#02241b"
            strokeOpacity=".4"
            opacity=".07"
          />
        ))}
      </svg>
      <Emoji code="1f334" size={170} className={classNames(styles.palm, styles.left)} />
      <Emoji code="1f334" size={170} className={classNames(styles.palm, styles.right)} />
    </>
  );
}
