import type { FootballBet, FootballEvent } from '@arara/games';
import { oddsOf } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import type { FootballChoice } from './choice.ts';
import styles from './football-stage.module.css';
import { title } from './letters.ts';
import { beforeMatch, matchMoments, type PitchEvent } from './moments.ts';
import { clubName, marketName, oddsText, selectionName } from './names.ts';
import { Pitch } from './pitch.tsx';
import { ScoreBoard } from './score-board.tsx';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly FootballEvent[];
const betOf = (round: StageRound) => round.bet as FootballBet;

const look: TitleLook = {
  name: 'Gol de Placa',
  lettering: title,
  face: ['#fff', '#fff7c9', '#ffd633'],
  depth: '#0c6b3a',
  edge: '#06291a',
};

/** Gol de Placa: the board, the pitch, and what happens on it minute by minute. */
export function FootballStage(props: StageProps<FootballChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeMatch,
    momentsOf: (played) => matchMoments(eventsOf(played)),
    onDone,
  });
  const played = round && !isWaiting ? betOf(round) : null;
  const isSame = played !== null && played.home === choice.home && played.away === choice.away;
  // Another match on the board once another one is chosen.
  const isShown = played !== null && (isLocked || isSame);
  const shown = isShown ? scene : beforeMatch;
  const bet = isShown && played ? played : choice;
  const told = shown.isOver ? round : null;
  const final = t('games.stage_football_final', {
    home: clubName(bet.home),
    away: clubName(bet.away),
    scored: shown.home,
    conceded: shown.away,
  });
  const last = shown.seen.at(-1);
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.floodlights} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={shown.isPlaying ? betWords(bet, words) : t('games.stage_football_hint')}
      detail={told ? betWords(bet, words) : undefined}
      spoken={told ? `${t('games.stage_football_full_time')}: ${final}.` : null}
    >
      <ScoreBoard words={words} home={bet.home} away={bet.away} scene={shown} />
      <i className={styles.stand} aria-hidden="true" />
      <Pitch event={last && last.minute === shown.minute ? last : null} isCalm={isCalm} />
      <ol className={styles.feed} aria-label={t('games.stage_football_match')}>
        {shown.seen
          .map((event, index) => ({ event, index }))
          .slice(-4)
          .toReversed()
          .map(({ event, index }) => (
            <li key={index} className={classNames(styles.line, event.type === 'goal' && styles.goal)}>
              <b>{event.minute}′</b>
              <span>{eventWords(event, bet, words)}</span>
            </li>
          ))}
      </ol>
    </StageFrame>
  );
}

type Bet = Pick<FootballBet, 'home' | 'away' | 'market' | 'selection'>;

function betWords(bet: Bet, words: StageWords): string {
  const odds = oddsOf(bet.home, bet.away, bet.market, bet.selection);
  const price = odds === null ? '' : ` · ${oddsText(odds, words.locale)}`;
  const market = bet.market === 'result' ? '' : `${marketName(bet.market, words)}: `;
  return words.t('games.stage_football_your_bet', {
    bet: `${market}${selectionName(bet, words)}${price}`,
  });
}

function eventWords(event: PitchEvent, bet: Bet, { t }: StageWords): string {
  const club = clubName(event.side === 'home' ? bet.home : bet.away);
  return t(event.type === 'goal' ? 'games.stage_football_goal' : `games.stage_football_${event.kind}`, {
    club,
  });
}
