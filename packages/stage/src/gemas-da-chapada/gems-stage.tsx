import type { GemsBet, GemsEvent } from '@arara/games';
import { type GemRisk, gemHandNames, gemPay, gemsDrawn } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { Gem } from './gem.tsx';
import styles from './gems-stage.module.css';
import { handName } from './hand-name.ts';
import { title } from './letters.ts';
import { closedRock, gemsMoments } from './moments.ts';
import { Plateau } from './plateau.tsx';

export interface GemsChoice {
  readonly risk: GemRisk;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly GemsEvent[];
const betOf = (round: StageRound) => round.bet as GemsBet;

const look: TitleLook = {
  name: 'Gemas da Chapada',
  lettering: title,
  face: ['#fff', '#ffe1c4', '#ff9b6a'],
  depth: '#8f2a3c',
  edge: '#3a0b24',
};

/** Gemas da Chapada: five hollows in the rock, a gem in each. */
export function GemsStage(props: StageProps<GemsChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: closedRock,
    momentsOf: (played) => gemsMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? closedRock : scene;
  const told = shown.hand ? round : null;
  const risk = round && !isWaiting && isLocked ? betOf(round).risk : choice.risk;
  const isMatched = (gem: number) =>
    shown.hand !== null && shown.gems.filter((other) => other === gem).length > 1;
  const detail = told && shown.hand ? handName(shown.hand, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Plateau />}
      told={told}
      isCalm={isCalm}
      waitingText={t(isWaiting || isPlaying ? 'games.stage_good_luck' : 'arcade.gems_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <div className={styles.rock} aria-hidden="true">
        {Array.from({ length: gemsDrawn }, (_, place) => {
          const gem = shown.gems[place];
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a hollow is its place.
              key={place}
              className={classNames(
                styles.hollow,
                gem !== undefined && styles.open,
                gem !== undefined && shown.hand !== null && !isMatched(gem) && styles.dull,
                gem !== undefined && isMatched(gem) && styles.bright,
              )}
            >
              {gem !== undefined && (
                <Gem kind={gem} className={classNames(styles.gem, !isCalm && styles.rising)} />
              )}
            </span>
          );
        })}
      </div>
      <ol className={styles.hands}>
        {gemHandNames
          .filter((hand) => hand !== 'none')
          .map((hand) => {
            const pay = gemPay(hand, risk);
            return (
              <li
                key={hand}
                className={classNames(
                  styles.hand,
                  hand === shown.hand && styles.now,
                  pay === 0 && styles.off,
                )}
              >
                <span>{handName(hand, words)}</span>
                <b>{pay === 0 ? '–' : multiplierText(pay, locale)}</b>
              </li>
            );
          })}
      </ol>
    </StageFrame>
  );
}
