import { z } from 'zod';

/** Topics of a member's own socket. */
export const memberTopics = [
  'balance',
  'deposit',
  'withdrawal',
  'session',
  'protection',
  'message',
  'support',
  'chat',
] as const;

/** Topics that anybody may follow, visitors too: `chat:<room>`, `live:<table>`, `site:feed` and `site:online`. */
const openTopic = z.string().regex(/^(chat|live|site):[a-z0-9][a-z0-9-]{0,59}$/);

/** What a client may say; anything else closes the socket. */
export const fromClient = z.discriminatedUnion('type', [
  /** First message: who is here, and the last sequence number seen before a lost connection. */
  z.object({
    type: z.literal('hello'),
    token: z.string().min(1).max(200),
    lang: z.string().max(8).optional(),
    last_seq: z.int().min(0).optional(),
  }),
  z.object({ type: z.literal('subscribe'), topics: z.array(z.enum(memberTopics)).max(16) }),
  /** Follows these open topics and no others. A visitor says this instead of `hello`. */
  z.object({ type: z.literal('watch'), topics: z.array(openTopic).max(8) }),
  z.object({ type: z.literal('ping'), at: z.number() }),
]);

/**
 * What the server says. Events of a member carry rising sequence numbers; a client that sees a gap asks again with
 * `hello { last_seq }` and gets the missed events or, when they are gone, a `snapshot` to replace its state with.
 */
export const fromServer = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    seq: z.int(),
    server_time: z.string(),
    heartbeat_ms: z.int(),
    resumed: z.boolean(),
  }),
  z.object({ type: z.literal('snapshot'), seq: z.int(), topic: z.literal('balance'), data: z.unknown() }),
  z.object({ type: z.literal('event'), seq: z.int(), topic: z.enum(memberTopics), data: z.unknown() }),
  /** From now on these open topics are told; what came before is read by the topic's own call. */
  z.object({ type: z.literal('watching'), topics: z.array(openTopic), heartbeat_ms: z.int() }),
  /**
   * What stands in a topic `live:<table>` now: comes after `watching`, and again for a client that could not be told
   * everything. It replaces what the client knew; news with a number up to `seq` are in it, those after it follow.
   */
  z.object({ type: z.literal('open_snapshot'), topic: openTopic, seq: z.int(), data: z.unknown() }),
  /** News, numbered without gaps by topic; after a gap `watch` again brings the snapshot. */
  z.object({ type: z.literal('open'), topic: openTopic, seq: z.int(), data: z.unknown() }),
  z.object({ type: z.literal('pong'), at: z.number(), server_time: z.string() }),
  z.object({ type: z.literal('error'), error: z.string(), message: z.string() }),
]);

export type FromClient = z.infer<typeof fromClient>;
export type FromServer = z.infer<typeof fromServer>;
