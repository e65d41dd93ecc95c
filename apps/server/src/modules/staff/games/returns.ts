import type { DataOf, games, InputOf, staffGames } from '@arara/contract';
import { allGames, gameRules } from '@arara/games';
import { formatAmount } from '@arara/money';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { addDays } from '../reports/period.ts';
import { type Band, bandOf, type Played, roundsMin, verdictOf } from './return-band.ts';

type Returns = DataOf<typeof staffGames.gameReturns>;
type Line = Returns['items'][number];

interface Row extends Played {
  readonly game: string;
  readonly category: (typeof games.categories)[number];
}

/** Days whose play an alarm is raised for. */
const alarmDays = 30;

/** How many games chance does not explain, over the last thirty days. */
export async function countAlarms(house: House): Promise<number> {
  const to = dayOf(house.clock.now());
  const { alarms } = await gameReturns(house, { from: addDays(to, 1 - alarmDays), to }, 'en');
  return alarms;
}

/** What our own games gave back over a period, those whose return chance does not explain first. */
export async function gameReturns(
  house: House,
  input: InputOf<typeof staffGames.gameReturns>,
  lang: LanguageCode,
): Promise<Returns> {
  const { rows } = await house.db.query<Row>(
    `select game, (array_agg(category order by day desc))[1] as category, sum(rounds)::bigint as rounds,
            sum(stake_cents)::bigint as stake, sum(payout_cents)::bigint as payout,
            sum(stake_squares)::float8 as "stakeSquares", sum(stake_payouts)::float8 as "stakePayouts",
            sum(payout_squares)::float8 as "payoutSquares"
       from report_game_day
      where day between $1 and $2 and stake_squares > 0 and ($3::text is null or category = $3)
      group by game`,
    [input.from, input.to, input.category ?? null],
  );
  const played = new Map(rows.map((row) => [row.game, row]));
  const items = allGames().flatMap((facts) => {
    const row = played.get(facts.slug);
    if (!row) return [];
    const hasChoices = gameRules(facts.slug)?.kind !== 'instant';
    const theory = { lowest: facts.rtp.lowest / 1e8, highest: facts.rtp.highest / 1e8, hasChoices };
    const band = bandOf(row, facts.volatility.lowest);
    return [present(row, { title: phrase(lang, facts.titleKey), theory, band })];
  });
  const weight = (line: Line) =>
    line.verdict === 'above' ? 0 : line.verdict === 'below' ? 1 : line.verdict === 'within' ? 2 : 3;
  items.sort((a, b) => weight(a) - weight(b) || Number(b.stake) - Number(a.stake));
  return {
    items,
    alarms: items.filter(({ verdict }) => verdict === 'above' || verdict === 'below').length,
    rounds_min: roundsMin,
  };
}

interface Judged {
  readonly title: string;
  readonly theory: { readonly lowest: number; readonly highest: number; readonly hasChoices: boolean };
  readonly band: Band;
}

function present(row: Row, { title, theory, band }: Judged): Line {
  return {
    slug: row.game,
    title,
    category: row.category,
    rounds: Number(row.rounds),
    stake: formatAmount(row.stake),
    payout: formatAmount(row.payout),
    theory_lowest: percent(theory.lowest),
    theory_highest: percent(theory.highest),
    has_choices: theory.hasChoices,
    observed: percent(band.observed),
    band_low: percent(band.low),
    band_high: percent(band.high),
    verdict: verdictOf(row, band, theory),
  };
}

/** A share as percent with two decimals. */
const percent = (share: number) => (share * 100).toFixed(2);
