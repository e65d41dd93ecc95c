import type { FootballBet, FootballEvent, FootballOutcome } from '@arara/games';
import { isWon, type Market, markets, matchOfRound, oddsOf } from '@arara/games/tables';
import { formatAmount, parseAmount } from '@arara/money';
import { classNames } from '@arara/ui';
import pitch from '../gol-de-placa/football-stage.module.css';
import { beforeMatch, matchMoments } from '../gol-de-placa/moments.ts';
import { marketName, oddsText, selectionName } from '../gol-de-placa/names.ts';
import { ScoreBoard } from '../gol-de-placa/score-board.tsx';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { unhurried } from './moment-at.ts';
import { NextMatch, Stadium } from './next-match.tsx';
import { type BoardSpot, SpotBoard } from './spot-board.tsx';
import { useDrawScene } from './use-draw-scene.ts';

type Match = Pick<FootballBet, 'home' | 'away'>;

// The server builds settings, outcomes and events with the rules these types come from.
const matchOf = (setting: unknown) => setting as Match | null;
const scoreOf = (outcome: unknown) => {
  const { home, away } = outcome as FootballOutcome;
  return { home: home.length, away: away.length };
};

/** The markets of the first version, which is played here; of twelve columns each place has so many. */
const offered: readonly { readonly market: Market; readonly span: number; readonly color: string }[] = [
  { market: 'result', span: 4, color: 'linear-gradient(180deg, #1f6fb0, #0e3c66)' },
  { market: 'goals', span: 4, color: 'linear-gradient(180deg, #17784a, #0a4026)' },
  { market: 'both_score', span: 6, color: 'linear-gradient(180deg, #8a5a10, #4a2d04)' },
  { market: 'score', span: 3, color: 'linear-gradient(180deg, #6b3fa0, #361c5c)' },
];

const columns = 12;

function FootballScene({ words, draw, setting, last, isCalm, onTold }: LiveSceneProps) {
  const { scene } = useDrawScene({
    draw,
    isCalm,
    first: beforeMatch,
    momentsOf: ({ events, playingMs }) =>
      unhurried(matchMoments(events as readonly FootballEvent[]), playingMs),
    onTold,
  });
  const match = matchOf(setting);
  const lastMatch = last && { ...matchOfRound(last.number), score: scoreOf(last.outcome) };
  return (
    <div className={classNames(styles.scene, pitch.stage)}>
      <Stadium />
      <div className={pitch.floodlights} aria-hidden="true" />
      {match &&
        (draw === null ? (
          <NextMatch words={words} {...match} last={lastMatch} />
        ) : (
          <div className={styles.middle}>
            <ScoreBoard words={words} home={match.home} away={match.away} scene={scene} />
          </div>
        ))}
    </div>
  );
}

function FootballBoard({ words, outcome, setting, ...rest }: LiveBoardProps) {
  const match = matchOf(setting);
  if (!match) return null;
  const score = outcome === null ? null : scoreOf(outcome);
  const spots = offered.flatMap(({ market, span, color }) =>
    markets[market].map((selection): BoardSpot => {
      const odds = oddsOf(match.home, match.away, market, selection);
      return {
        key: `${market}:${selection}`,
        name: selectionName({ ...match, market, selection }, words),
        pays: odds === null ? '–' : `${oddsText(odds, words.locale)}×`,
        color,
        span: selection === 'other' ? columns : span,
        group: marketName(market, words),
        isOff: odds === null,
      };
    }),
  );
  return (
    <SpotBoard
      {...rest}
      words={words}
      label={words.t('games.stage_bet')}
      columns={columns}
      isDense
      felt={['#0f4a33', '#06281b']}
      won={(key) => {
        const { market, selection } = spotOf(key);
        return score !== null && isWon(market, selection, score.home, score.away);
      }}
      spots={spots}
    />
  );
}

function spotOf(key: string): { market: Market; selection: string } {
  const [name = '', selection = ''] = key.split(':');
  return { market: offered.find(({ market }) => market === name)?.market ?? 'result', selection };
}

export const footballLive: LiveCabinet = {
  Scene: FootballScene,
  Board: FootballBoard,
  betsOf: (piles, setting) => {
    const match = matchOf(setting);
    return match
      ? [...piles].map(([key, cents]) => ({
          stake: formatAmount(cents),
          home: match.home,
          away: match.away,
          ...spotOf(key),
        }))
      : [];
  },
  pilesOf: (bet) => {
    const { market, selection, stake } = bet as FootballBet;
    return new Map([[`${market}:${selection}`, parseAmount(stake) ?? 0n]]);
  },
  markOf: (outcome) => {
    const { home, away } = scoreOf(outcome);
    return { text: `${home}–${away}`, tone: home > away ? 'blue' : home < away ? 'red' : 'green' };
  },
  callOf: (outcome, { t }) => {
    const { home, away } = scoreOf(outcome);
    return `${t('games.stage_football_full_time')}: ${home}–${away}.`;
  },
};
