import type { FootballBet, SlipBet, SlipEvent } from '@arara/games';
import { multipleOdds } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import type { FootballChoice } from './choice.ts';
import styles from './football-stage.module.css';
import { title } from './letters.ts';
import { beforeMatchDay, matchDayMoments, matchOf, type PitchEvent } from './moments.ts';
import { clubName, oddsText, pickName } from './names.ts';
import { OtherMatches } from './other-matches.tsx';
import { Pitch } from './pitch.tsx';
import { ScoreBoard } from './score-board.tsx';
import { matchesOf, slipOf } from './slip-of.ts';
import { SlipResults } from './slip-results.tsx';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly SlipEvent[];
const betOf = (round: StageRound) => slipOf(round.bet as FootballBet | SlipBet);

const look: TitleLook = {
  name: 'Gol de Placa',
  lettering: title,
  face: ['#fff', '#fff7c9', '#ffd633'],
  depth: '#0c6b3a',
  edge: '#06291a',
};

/** Gol de Placa: the board and the pitch of the match where something happens, the others beside it, then the slip. */
export function FootballStage(props: StageProps<FootballChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeMatchDay,
    momentsOf: (played) => matchDayMoments(eventsOf(played)),
    onDone,
  });
  const played = round && !isWaiting ? betOf(round) : null;
  // Another match on the board once another one is looked at.
  const isShown = played !== null && (isLocked || matchesOf(played).some((match) => isOn(match, choice)));
  const shown = isShown ? scene : beforeMatchDay;
  const matches = isShown && played ? matchesOf(played) : [{ home: choice.home, away: choice.away }];
  const last = shown.seen.at(-1);
  const looked = matches.findIndex((match) => isOn(match, choice));
  const inSight = shown.isPlaying ? (last?.match ?? 0) : Math.max(looked, 0);
  const match = matches[inSight] ?? choice;
  const told = shown.isOver ? round : null;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.floodlights} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={played && shown.isPlaying ? betWords(played, words) : t('games.stage_football_hint')}
      detail={told && played ? betWords(played, words) : undefined}
      spoken={
        told
          ? `${t('games.stage_football_full_time')}: ${matches
              .map(({ home, away }, index) =>
                t('games.stage_football_final', {
                  home: clubName(home),
                  away: clubName(away),
                  scored: shown.scores[index]?.home ?? 0,
                  conceded: shown.scores[index]?.away ?? 0,
                }),
              )
              .join('. ')}.`
          : null
      }
    >
      <ScoreBoard words={words} home={match.home} away={match.away} scene={matchOf(shown, inSight)} />
      <OtherMatches matches={matches} scores={shown.scores} inSight={inSight} />
      <div className={styles.field}>
        <i className={styles.stand} aria-hidden="true" />
        <Pitch
          event={last && last.match === inSight && last.minute === shown.minute ? last : null}
          isCalm={isCalm}
        />
        {told && played && played.picks.length > 1 ? (
          <SlipResults words={words} bet={played} events={eventsOf(told)} />
        ) : (
          <ol className={styles.feed} aria-label={t('games.stage_football_match')}>
            {shown.seen
              .map((event, index) => ({ event, index }))
              .slice(-4)
              .toReversed()
              .map(({ event, index }) => (
                <li key={index} className={classNames(styles.line, event.type === 'goal' && styles.goal)}>
                  <b>{event.minute}′</b>
                  <span>{eventWords(event, matches[event.match] ?? match, words)}</span>
                </li>
              ))}
          </ol>
        )}
      </div>
    </StageFrame>
  );
}

type Match = Pick<FootballBet, 'home' | 'away'>;

const isOn = (one: Match, other: Match) => one.home === other.home && one.away === other.away;

/** What was bet: the pick and its odds, or how many singles and at which odds all of them. */
function betWords({ picks, multiple }: SlipBet, words: StageWords): string {
  const { t, locale } = words;
  const [first] = picks;
  const singles = picks.filter(({ stake }) => stake !== null).length;
  const parts =
    picks.length === 1 && first
      ? [`${pickName(first, words)} · ${oddsText(multipleOdds(picks), locale)}`]
      : [
          ...(singles > 0 ? [`${t('games.stage_football_singles')} × ${singles}`] : []),
          ...(multiple === null
            ? []
            : [`${t('games.stage_football_multiple')} ${oddsText(multipleOdds(picks), locale)}`]),
        ];
  return t('games.stage_football_your_bet', { bet: parts.join(' + ') });
}

function eventWords(event: PitchEvent, match: Match, { t }: StageWords): string {
  const club = clubName(event.side === 'home' ? match.home : match.away);
  return t(event.type === 'goal' ? 'games.stage_football_goal' : `games.stage_football_${event.kind}`, {
    club,
  });
}
