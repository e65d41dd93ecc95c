import type { VolleyBet, VolleyEvent } from '@arara/games';
import { pairs, volleyOdds } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { oddsText, selectionName, type VolleyChoice } from './choice.ts';
import { Court } from './court.tsx';
import { title } from './letters.ts';
import { beachMoments, beforeServe } from './moments.ts';
import styles from './volley-stage.module.css';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly VolleyEvent[];
const betOf = (round: StageRound) => round.bet as VolleyBet;

const look: TitleLook = {
  name: 'Vôlei de Praia',
  lettering: title,
  face: ['#fff', '#fff2b8', '#ffb52e'],
  depth: '#c2461a',
  edge: '#4a1408',
};

/** Vôlei de Praia: the board, the court by the sea, and every rally. */
export function VolleyStage(props: StageProps<VolleyChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeServe,
    momentsOf: (played) => beachMoments(eventsOf(played)),
    onDone,
  });
  const played = round && !isWaiting ? betOf(round) : null;
  const isSame = played !== null && played.home === choice.home && played.away === choice.away;
  // Another match on the board once another one is chosen.
  const isShown = played !== null && (isLocked || isSame);
  const shown = isShown ? scene : beforeServe;
  const bet = isShown && played ? played : choice;
  const told = shown.isOver ? round : null;
  const names = { home: pairs[bet.home].name, away: pairs[bet.away].name };
  const result = shown.sets.map(({ home, away }) => `${home}–${away}`).join(', ');
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.sky} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={
        shown.isPlaying
          ? shown.last
            ? t('arcade.volley_rally', { pair: names[shown.last] })
            : betWords(bet, words)
          : t('arcade.volley_hint')
      }
      detail={told ? result : undefined}
      spoken={told ? `${names.home} – ${names.away}: ${result}.` : null}
    >
      <div className={styles.board}>
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={classNames(styles.row, styles[side])}>
            <b className={styles.name}>{names[side]}</b>
            {[0, 1, 2].map((set) => {
              const score = shown.sets[set];
              const other = side === 'home' ? 'away' : 'home';
              const isPast = score !== undefined && (set < shown.sets.length - 1 || shown.isOver);
              return (
                <span
                  key={set}
                  className={classNames(
                    styles.points,
                    set === shown.sets.length - 1 && shown.isPlaying && styles.now,
                    isPast && score[side] > score[other] && styles.won,
                  )}
                >
                  {score?.[side] ?? '–'}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <Court scene={shown} isCalm={isCalm} />
      <p className={classNames(styles.bet, bet.selection === null && styles.none)}>{betWords(bet, words)}</p>
    </StageFrame>
  );
}

function betWords({ selection, ...bet }: VolleyChoice, words: StageWords): string {
  if (selection === null) return words.t('games.stage_football_pick');
  const odds = volleyOdds(bet.home, bet.away, bet.market, selection);
  const price = odds === null ? '' : ` · ${oddsText(odds, words.locale)}`;
  const market = words.t(`arcade.volley_${bet.market}`);
  return words.t('games.stage_football_your_bet', {
    bet: `${market}: ${selectionName({ ...bet, selection }, words)}${price}`,
  });
}
