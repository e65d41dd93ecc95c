import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, moment, nothing, say } from './fields.ts';

/** How many of the last big wins are kept. */
export const winsKept = 100;

export const feedEntry = z.object({
  /** A number of the feed alone: it is not the round's id. */
  id: z.string(),
  /** A game's slug. */
  game: z.string(),
  /** The masked account; null for a member who does not want to be named. */
  name: z.string().nullable(),
  stake_money: amountOut,
  payout_money: amountOut,
  /** What came back for each real, such as "2.50". */
  multiplier: z.string(),
  at: moment,
});

export const feed = call({
  name: 'feed',
  method: 'GET',
  path: '/api/feed',
  who: 'visitor',
  summary:
    'Rounds that were settled a moment ago, a fair sample, and the last big wins, both newest first. The socket tells new ones: `watch` the topic `site:feed`.',
  input: z.object({
    wins: z.coerce
      .number(say('field_invalid'))
      .int(say('field_invalid'))
      .min(1, say('field_invalid'))
      .max(winsKept, say('field_invalid'))
      .default(20),
  }),
  data: z.object({ bets: z.array(feedEntry), wins: z.array(feedEntry) }),
  errors: [],
});

export const feedOnline = call({
  name: 'feedOnline',
  method: 'GET',
  path: '/api/feed/online',
  who: 'visitor',
  summary:
    'Who is connected to the site now, and how many watch each live table; counted every five seconds. The socket tells it in the topic `site:online`.',
  input: nothing,
  data: z.object({
    /** Members and visitors together. */
    online: z.int(),
    members: z.int(),
    visitors: z.int(),
    tables: z.array(z.object({ table: z.string(), watching: z.int() })),
  }),
  errors: [],
});

const privacy = z.object({
  /** Others see the member's name neither in the feed and in races nor at shared tables. */
  is_hidden: z.boolean(),
});

export const feedPrivacy = call({
  name: 'feedPrivacy',
  method: 'GET',
  path: '/api/feed/privacy',
  who: 'member',
  summary: "Whether the member's name is hidden from others in the feed, in races and at shared tables.",
  input: nothing,
  data: privacy,
  errors: [],
});

export const setFeedPrivacy = call({
  name: 'setFeedPrivacy',
  method: 'POST',
  path: '/api/feed/privacy/set',
  who: 'member',
  summary:
    "Hides the member's name from others in the feed and in races, past entries too, and with the bets they place at shared tables from now on, or shows it.",
  input: z.object({ is_hidden: z.boolean(say('field_required')) }),
  data: privacy,
  errors: [],
  example: { input: { is_hidden: true } },
});

/** What the topic `site:feed` tells: at most four times a second, whatever is played. */
export const feedNews = z.object({ bets: z.array(feedEntry), wins: z.array(feedEntry) });
/** What the topic `site:online` tells: at most every five seconds. */
export const onlineNews = z.object({ online: z.int() });

export type FeedEntry = z.output<typeof feedEntry>;
export type FeedNews = z.output<typeof feedNews>;
export type OnlineNews = z.output<typeof onlineNews>;
