import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from '../house.ts';
import { isSameSecret } from '../secret-text.ts';
import { AppError } from './app-error.ts';
import { arePayoutsHeld } from './database-life.ts';
import { bearerOf } from './route.ts';

/** `/healthz` (alive), `/readyz` (ready for traffic), `/metrics` (Prometheus; loopback or token only), and what they count. */
export function registerTelemetry(app: FastifyInstance, house: House): { drain(): void } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'arara_http_requests_total',
    help: 'Answers by route and status class',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'arara_http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'arara_platform_up',
    help: 'Whether a platform is asked: 1 yes, 0.5 a try is let through, 0 no',
    labelNames: ['platform'],
    registers: [registry],
    collect() {
      for (const { code, state } of house.platforms.health())
        this.set({ platform: code }, { closed: 1, trying: 0.5, open: 0 }[state]);
    },
  });
  new Gauge({
    name: 'arara_platform_calls_kept_back',
    help: 'Calls to a platform that were not made because it did not answer',
    labelNames: ['platform'],
    registers: [registry],
    collect() {
      for (const { code, keptBack } of house.platforms.health()) this.set({ platform: code }, keptBack);
    },
  });
  new Gauge({
    name: 'arara_platform_signatures',
    help: 'Requests since the start, of a platform or to it, that were signed with the secret of before (old), or with none of ours (wrong)',
    labelNames: ['platform', 'secret'],
    registers: [registry],
    collect() {
      for (const { code, signed } of house.platforms.health())
        for (const secret of ['old', 'wrong'] as const) this.set({ platform: code, secret }, signed[secret]);
    },
  });
  new Gauge({
    name: 'arara_platform_transfers_stuck',
    help: 'Transfers that a platform was asked about often and could not tell of',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ stuck: bigint }>(
        `select count(*) as stuck from platform_transfer where state in ('pending', 'unknown') and is_stuck`,
      );
      this.set(Number(rows[0]?.stuck ?? 0n));
    },
  });
  new Gauge({
    name: 'arara_platform_transfers_contradicted',
    help: 'Transfers that were told to have ended otherwise than they had been settled',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ contradicted: bigint }>(
        'select count(*) as contradicted from platform_transfer where contradicted_at is not null',
      );
      this.set(Number(rows[0]?.contradicted ?? 0n));
    },
  });
  new Gauge({
    name: 'arara_platform_homecomings_stuck',
    help: 'Members who may not play, with money on a platform that was tried often to be brought home',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ stuck: bigint }>(
        'select count(*) as stuck from platform_homecoming where is_stuck',
      );
      this.set(Number(rows[0]?.stuck ?? 0n));
    },
  });
  new Gauge({
    name: 'arara_payouts_paid_and_returned',
    help: 'Withdrawals of which the institution said the contrary of how they had ended, whose case no staff has closed',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ open: bigint }>(
        `select count(*) as open from withdrawal w where w.contradicted_at is not null and not exists (
           select from abuse_case c where c.signal in ('paid_and_returned', 'payout_denied') and c.cause = w.id::text and c.state <> 'open')`,
      );
      this.set(Number(rows[0]?.open ?? 0n));
    },
  });
  new Gauge({
    name: 'arara_refunds_returned_twice',
    help: 'Pix that two people declared as gone back to their payer, and that the institution has returned too',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ twice: bigint }>(
        'select count(*) as twice from pix_received where contradicted_at is not null',
      );
      this.set(Number(rows[0]?.twice ?? 0n));
    },
  });
  new Gauge({
    name: 'arara_payouts_held',
    help: 'Whether payouts wait because the database was brought back and may have forgotten some: 1 yes, 0 no',
    registers: [registry],
    async collect() {
      this.set((await arePayoutsHeld(house.db)) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'arara_clock_ahead_seconds',
    help: "How far this machine's clock is ahead of the database's",
    registers: [registry],
    collect() {
      this.set(house.clockAheadMs() / 1000);
    },
  });
  new Gauge({
    name: 'arara_pix_silent_seconds',
    help: 'For how long the institution has not told what it received, asked each minute; 0 while it does',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ since: Date | null }>(
        'select unanswered_since as since from pix_reconciled',
      );
      const since = rows[0]?.since ?? house.clock.now();
      this.set((house.clock.now().getTime() - since.getTime()) / 1000);
    },
  });
  registerCertificate(registry, house);
  registerLeftBehind(registry, house);
  registerCameBack(registry, house);
  registerRoundsLeftBehind(registry, house);
  registerSilentRounds(registry, house);
  registerErasures(registry, house);
  registerClosedMoney(registry, house);
  registerLobbies(registry, house);
  let isDraining = false;

  // Looking a series up by its labels costs more than counting: each route keeps its own.
  const byRoute = new Map<
    string,
    { statuses: Map<number, Counter.Internal>; seconds: Histogram.Internal<string> }
  >();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    let series = byRoute.get(route);
    if (!series) {
      series = { statuses: new Map(), seconds: seconds.labels({ route }) };
      byRoute.set(route, series);
    }
    const status = Math.floor(reply.statusCode / 100);
    let counter = series.statuses.get(status);
    if (!counter) {
      counter = requests.labels({ route, status: `${status}xx` });
      series.statuses.set(status, counter);
    }
    counter.inc();
    series.seconds.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await databaseAnswers(house));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAskedHere(request) && !mayRead(bearerOf(request), house.env.METRICS_TOKEN))
      throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}

/** What has become of accounts that were closed: a rise of `due` above what holds and cases explain means that the night's work fails. */
function registerErasures(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_closed_accounts',
    help: 'Accounts their members closed: kept for their time, due to be erased, erased',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ kept: bigint; due: bigint; erased: bigint }>(
        `select count(*) filter (where erased_at is null and not is_due) as kept,
                count(*) filter (where erased_at is null and is_due) as due, count(erased_at) as erased
           from (select erased_at, closed_at <= $1::timestamptz - make_interval(years => $2) as is_due
                   from member where status = 'closed') as m`,
        [house.clock.now(), house.env.RETAIN_YEARS],
      );
      for (const [state, count] of Object.entries(rows[0] ?? {})) this.set({ state }, Number(count));
    },
  });
}

/** What reached accounts after they were closed: their members are written to, and support pays it out. */
function registerClosedMoney(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_closed_accounts_cents',
    help: 'Cash, in centavos, of accounts that their members closed and that are not erased',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ cents: bigint }>(
        `select coalesce(sum(a.balance_cents), 0)::bigint as cents
           from member m join ledger_account a on a.member_id = m.id and a.kind = 'cash' where m.status = 'closed'`,
      );
      this.set(Number(rows[0]?.cents ?? 0n));
    },
  });
}

function registerCertificate(registry: Registry, house: House): void {
  const { certificateEndsAt: endsAt } = house.psp;
  if (!endsAt) return;
  new Gauge({
    name: 'arara_pix_certificate_days',
    help: 'For how many days the certificate that we show the institution still holds; without one nobody pays in or is paid',
    registers: [registry],
    collect() {
      this.set((endsAt.getTime() - Date.now()) / 86_400_000);
    },
  });
}

/** What nobody can bring home: members have it in the wallet of a platform that is connected no more, and no call of theirs reaches it. */
function registerLeftBehind(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_platform_left_behind',
    help: 'What members have, in centavos and as last told, on a platform that is connected no more or knows them no more',
    labelNames: ['platform'],
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ platform: string; cents: bigint }>(
        `select platform, sum(balance_cents)::bigint as cents from platform_player
          where balance_cents > 0 and (platform <> all($1) or forgotten_at is not null) group by platform`,
        [house.platforms.health().map(({ code }) => code)],
      );
      this.reset();
      for (const { platform, cents } of rows) this.set({ platform }, Number(cents));
    },
  });
}

/** Members who may have it twice: the house has paid them what a platform had lost, and the platform has it again. */
function registerCameBack(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_platform_came_back',
    help: 'Members whom the house has paid what was left with a platform, and of whom the platform has money again',
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ members: bigint }>(
        'select count(*) as members from platform_player where came_back_at is not null',
      );
      this.set(Number(rows[0]?.members ?? 0n));
    },
  });
}

/** Stakes that are neither lost nor won: the platform that would say so is heard no more. They go back when their time is over. */
function registerRoundsLeftBehind(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_platform_rounds_left_behind',
    help: 'Stakes of open rounds, in centavos, on platforms that are not connected over a seamless wallet any more',
    labelNames: ['platform'],
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ platform: string; cents: bigint }>(
        `select platform, sum(stake_cents)::bigint as cents from seamless_round
          where settled_at is null and finished_at is null and stake_cents > 0 group by platform`,
      );
      this.reset();
      for (const { platform, cents } of rows)
        if (house.platforms.guard(platform) === undefined) this.set({ platform }, Number(cents));
    },
  });
}

/** Stakes of which a platform that is heard says nothing: it is to be asked, before they count as lost. */
function registerSilentRounds(registry: Registry, house: House): void {
  new Gauge({
    name: 'arara_platform_rounds_silent',
    help: 'Stakes of open rounds, in centavos, of which a connected platform has said nothing for as long as a round of ours may be left',
    labelNames: ['platform'],
    registers: [registry],
    async collect() {
      const { rows } = await house.db.query<{ platform: string; cents: bigint }>(
        `select platform, sum(stake_cents)::bigint as cents from seamless_round
          where settled_at is null and finished_at is null and stake_cents > 0
            and last_at <= house_now() - make_interval(hours => $1) group by platform`,
        [house.env.ROUND_ENDS_AFTER_HOURS],
      );
      this.reset();
      for (const { platform, cents } of rows)
        if (house.platforms.guard(platform) !== undefined) this.set({ platform }, Number(cents));
    },
  });
}

/** How the lobbies of platforms were read last. */
function registerLobbies(registry: Registry, house: House): void {
  const byPlatform = (name: string, help: string, figure: string) =>
    new Gauge({
      name,
      help,
      labelNames: ['platform'],
      registers: [registry],
      async collect() {
        const { rows } = await house.db.query<{ platform: string; figure: number }>(
          `select platform, ${figure} as figure from lobby_reading`,
        );
        for (const { platform, figure: value } of rows) this.set({ platform }, value);
      },
    });
  byPlatform(
    'arara_platform_games_left_out',
    "Games that were left out of a platform's lobby when it was last read, because they read badly",
    'skipped',
  );
  byPlatform(
    'arara_platform_lobby_failed',
    "Whether a platform's lobby could not be read or taken over the last time: 1 yes, 0 no",
    '(failed_at is not null)::integer',
  );
}

/** A proxy on this machine asks for somebody else, whatever addresses it passes on. */
function isAskedHere({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = passedOn.some((name) => headers[name] !== undefined);
  return !isPassedOn && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip);
}
const passedOn = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whoever asks whether we are ready waits no longer for a database that is silent. */
const answersWithinMs = 2_000;

async function databaseAnswers(house: House): Promise<boolean> {
  const answered = new AbortController();
  const answer = house.db.query('select 1').then(
    () => true,
    () => false,
  );
  const late = wait(answersWithinMs, false, { signal: answered.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    answered.abort();
  }
}

function mayRead(given: string | null, token: string | undefined): boolean {
  return given !== null && token !== undefined && isSameSecret(given, token);
}
