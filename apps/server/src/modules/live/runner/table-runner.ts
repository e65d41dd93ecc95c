import { setTimeout as wait } from 'node:timers/promises';
import { flightMs, multiplierAt } from '@arara/games/live';
import type { House } from '../../../house.ts';
import { isConnectionFault } from '../../../plugins/transaction.ts';
import { tellTable } from '../news.ts';
import { endOf, presentRound, type RoundRow, type RoundSecret, readRounds } from '../rounds.ts';
import { dealCards, drawnAt, endDecisions, endSeats, stayOpen } from '../seats/phases.ts';
import { tellDeal } from '../seats/read-deals.ts';
import {
  crashOf,
  type FlightTable,
  isWatched,
  type LiveTable,
  multiplierText,
  readTable,
} from '../tables.ts';
import { isNearTop, leaveAtTop, setTop } from './flight-top.ts';
import { endDraw, endFlight, lockRound, openRound, showDraw, startFlight } from './phases.ts';
import { payReached, settleRound } from './settle.ts';
import { settleDraw } from './settle-draw.ts';

/** How often a flight is told, and how long a runner sleeps at most: a clock may be moved. */
const tickMs = 100;
const afterFaultMs = 200;

/** The flight that is under way, with what the runner alone knows of it. */
interface Flight {
  readonly playsAtMs: number;
  readonly end: number;
  readonly endsAfterMs: number;
  /** Where everybody leaves at the latest. */
  top: number | null;
  /** They have left there. */
  isCut: boolean;
  /** Where bets cash out by themselves, lowest first, as far as they are not paid yet. */
  readonly ceilings: number[];
}

/** Runs the rounds of one table, from wherever the database says that they stand. The caller holds the table's lock. */
export class TableRunner {
  readonly #house: House;
  readonly #slug: string;
  readonly #stopping = new AbortController();
  #table: LiveTable | null = null;
  #round: RoundRow | null = null;
  #flight: Flight | null = null;
  readonly #done: Promise<void>;

  constructor(house: House, slug: string) {
    this.#house = house;
    this.#slug = slug;
    this.#done = this.#run();
  }

  /** Resolves when the table is switched off or nobody watches it, and nothing is left to do, or after `stop`. */
  get done(): Promise<void> {
    return this.#done;
  }

  /** Stops where it stands; another goes on from there. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let isFresh = false;
    while (!signal.aborted) {
      let sleepMs = afterFaultMs;
      try {
        if (!isFresh) await this.#load();
        isFresh = true;
        const next = await this.#step();
        if (next === 'off') return;
        sleepMs = next;
      } catch (error) {
        isFresh = false;
        const log = isConnectionFault(error) ? 'warn' : 'error';
        this.#house.log[log]({ err: error, table: this.#slug }, 'a shared round waits');
      }
      if (sleepMs > 0) await wait(sleepMs, undefined, { signal }).catch(() => {});
    }
  }

  async #load(): Promise<void> {
    this.#table = await readTable(this.#house.db, this.#slug);
    this.#round = (await readRounds(this.#house.db, this.#slug)).round;
    this.#flight = null;
  }

  /** Does what is due and says how long to sleep, or that nothing is left to do. */
  async #step(): Promise<number | 'off'> {
    const now = this.#house.clock.now().getTime();
    const round = this.#round;
    const table = this.#set;
    if (!round) return this.#open();
    switch (round.phase) {
      case 'open':
        return this.#at(round.locks_at, now, () => this.#lock(table, round));
      case 'locked':
        return this.#at(round.plays_at, now, () => {
          if (table.play === 'seats') return dealCards(this.#house, table, round.id);
          return (table.play === 'flight' ? startFlight : showDraw)(this.#house, round.id);
        });
      case 'playing': {
        if (table.play === 'flight') return this.#fly(table, round, now);
        if (table.play === 'seats') return this.#seat(round, now);
        const endsAt = new Date((round.plays_at?.getTime() ?? 0) + table.playing_ms);
        return this.#at(endsAt, now, () => endDraw(this.#house, table, round.id));
      }
      case 'settled': {
        if (!round.settled_at) {
          if (round.outcome === null) throw new Error(`round ${round.id} ended without an outcome`);
          if (table.play !== 'flight') await settleDraw(this.#house, table, round);
          else await settleRound(this.#house, this.#slug, round.id, endOf(round.outcome));
          return this.#moved();
        }
        const opensAt = (round.ended_at?.getTime() ?? 0) + table.settled_ms;
        return now < opensAt ? Math.min(opensAt - now, tickMs) : this.#open();
      }
      case 'waiting':
        throw new Error(`round ${round.id} waits and cannot run`);
    }
  }

  get #set(): LiveTable {
    if (!this.#table) throw new Error('the table is read before it runs');
    return this.#table;
  }

  async #at(due: Date | null, now: number, step: () => Promise<boolean>): Promise<number> {
    const leftMs = (due?.getTime() ?? 0) - now;
    if (leftMs > 0) return Math.min(leftMs, tickMs);
    await step();
    return this.#moved();
  }

  async #open(): Promise<number | 'off'> {
    this.#table = await readTable(this.#house.db, this.#slug);
    const { next } = await readRounds(this.#house.db, this.#slug);
    // Bets that wait for a round are played, whatever has been switched meanwhile.
    const isWanted = this.#table.is_on && isWatched(this.#house, this.#table);
    if (!isWanted && (next === null || next.bets === 0)) return 'off';
    await openRound(this.#house, this.#table);
    return this.#moved();
  }

  /** The round stands elsewhere now: reads where, and tells. */
  async #moved(): Promise<number> {
    const { round, next } = await readRounds(this.#house.db, this.#slug);
    this.#round = round;
    this.#flight = null;
    if (round)
      tellTable(this.#house, this.#slug, {
        kind: 'phase',
        server_time: this.#house.clock.now().toISOString(),
        round: presentRound(round, this.#set),
        next: next && presentRound(next, this.#set),
      });
    if (this.#set.play === 'seats')
      for (const one of [round, next]) if (one) await tellDeal(this.#house, this.#slug, one.id);
    return 0;
  }

  /** Locks the round that is open; seats that nobody has taken are offered on to whoever looks on. */
  async #lock(table: LiveTable, round: RoundRow): Promise<boolean> {
    if (table.play === 'seats') {
      const now = await readTable(this.#house.db, this.#slug);
      const isOffered = now.is_on && isWatched(this.#house, now);
      if (isOffered && (await stayOpen(this.#house, table, round.id))) return true;
    }
    return lockRound(this.#house, table, round.id);
  }

  /** The seats decide until their time is over, or all have; then the dealer plays. */
  async #seat(round: RoundRow, now: number): Promise<number> {
    const { id, outcome, decides_at } = round;
    if (outcome !== null) {
      const endsAt = drawnAt(decides_at, outcome);
      return this.#at(endsAt, now, () => endSeats(this.#house, id, endsAt));
    }
    // Decisions are taken by any instance, and bring the end nearer.
    const { rows } = await this.#house.db.query<{ decides_at: Date | null }>({
      name: 'live-decides-at',
      text: 'select decides_at from live_round where id = $1',
      values: [id],
    });
    return this.#at(rows[0]?.decides_at ?? decides_at, now, () => endDecisions(this.#house, id));
  }

  async #fly(table: FlightTable, round: RoundRow, now: number): Promise<number> {
    const flight = this.#flight ?? (await this.#takeOff(table, round));
    this.#flight = flight;
    const crash = crashOf(table.kind);
    const elapsedMs = now - flight.playsAtMs;
    const isOver = elapsedMs >= flight.endsAfterMs;
    const stands = isOver ? flight.end : multiplierAt(crash, elapsedMs);
    await this.#holdTop(table, round.id, flight, stands);
    if (isOver) {
      await endFlight(this.#house, table, round.id);
      return this.#moved();
    }
    const [lowest] = flight.ceilings;
    if (lowest !== undefined && lowest <= stands) {
      await payReached(this.#house, this.#slug, round.id, stands);
      while ((flight.ceilings[0] ?? Number.POSITIVE_INFINITY) <= stands) flight.ceilings.shift();
    }
    tellTable(this.#house, this.#slug, {
      kind: 'tick',
      round_id: round.id,
      elapsed_ms: elapsedMs,
      multiplier: multiplierText(stands),
      top: flight.top === null ? null : multiplierText(flight.top),
    });
    return Math.min(tickMs, Math.max(1, flight.endsAfterMs - elapsedMs));
  }

  /** Raises the top while players leave below it; once the flight has reached it, all others leave there. */
  async #holdTop(table: FlightTable, roundId: string, flight: Flight, reached: number): Promise<void> {
    if (flight.isCut || !isNearTop(flight.top, reached)) return;
    flight.top = await setTop(this.#house.db, table, roundId);
    if (flight.top === null || reached < flight.top) return;
    await leaveAtTop(this.#house, roundId, flight.top);
    flight.isCut = true;
    const { ceilings, top } = flight;
    ceilings.splice(0, ceilings.length, ...ceilings.filter((ceiling) => ceiling < top), top);
  }

  async #takeOff(table: FlightTable, round: RoundRow): Promise<Flight> {
    const { rows } = await this.#house.db.query<{
      secret: RoundSecret | null;
      top: number | null;
      ceilings: number[] | null;
    }>(
      `select l.secret, l.top, (select array_agg(distinct b.ceiling order by b.ceiling) from live_bet b
          where b.round_id = l.id and b.state = 'placed') as ceilings
         from live_round l where l.id = $1`,
      [round.id],
    );
    const [row] = rows;
    if (!row?.secret || !round.plays_at) throw new Error(`round ${round.id} flies without a draw`);
    return {
      playsAtMs: round.plays_at.getTime(),
      end: row.secret.end,
      endsAfterMs: flightMs(crashOf(table.kind), row.secret.end),
      top: row.top,
      isCut: false,
      ceilings: row.ceilings ?? [],
    };
  }
}
