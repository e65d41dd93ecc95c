import type { House } from '../../house.ts';
import type { Notice } from '../notices.ts';
import { type Connection, closeCodes } from './connection.ts';
import { Counts, socketLimits } from './limits.ts';
import { MemberChannel } from './member-channel.ts';

/** What the balance topic tells of a member, now. */
export type ReadBalances = (memberId: string) => Promise<unknown>;

/** All sockets of this instance, by member. */
export class Hub {
  readonly #house: House;
  readonly #readBalances: ReadBalances;
  readonly #connections = new Set<Connection>();
  readonly #channels = new Map<string, MemberChannel>();
  readonly #perMember = new Counts();

  constructor(house: House, readBalances: ReadBalances) {
    this.#house = house;
    this.#readBalances = readBalances;
  }

  get size(): number {
    return this.#connections.size;
  }

  now(): Date {
    return this.#house.clock.now();
  }

  /** Lets a connection in by its token, with what it missed since `lastSeq`, or with a snapshot. */
  async join(connection: Connection, token: string, lastSeq: number | undefined): Promise<void> {
    if (connection.session) return;
    const session = await this.#house.sessions.requireMember(token);
    if (!this.#perMember.take(session.memberId, socketLimits.connectionsPerMemberMax)) {
      connection.close(closeCodes.tooMuch);
      return;
    }
    connection.session = session;
    this.#connections.add(connection);
    const channel = this.#channelOf(session.memberId);
    channel.listeners.add(connection);
    channel.emptySinceMs = null;
    const missed = lastSeq === undefined ? null : channel.since(lastSeq);
    connection.send({
      type: 'welcome',
      seq: missed ? (lastSeq ?? 0) : channel.seq,
      server_time: this.now().toISOString(),
      heartbeat_ms: socketLimits.heartbeatMs,
      resumed: missed !== null,
    });
    if (missed) {
      for (const event of missed) connection.send(event);
    } else {
      const seq = channel.seq;
      const data = await this.#readBalances(session.memberId);
      connection.send({ type: 'snapshot', seq, topic: 'balance', data });
    }
  }

  leave(connection: Connection): void {
    const { session } = connection;
    if (!session || !this.#connections.delete(connection)) return;
    this.#perMember.give(session.memberId);
    const channel = this.#channels.get(session.memberId);
    channel?.listeners.delete(connection);
    if (channel?.listeners.size === 0) channel.emptySinceMs = performance.now();
  }

  /** Passes a notice on to the sockets it concerns. */
  async hear(notice: Notice): Promise<void> {
    const channel = this.#channels.get(notice.memberId);
    if (!channel) return;
    if (notice.type === 'session_ended') {
      this.#end(channel, notice.sessionIds);
      return;
    }
    if (notice.topic !== 'balance') {
      channel.publish(notice.topic, notice.data);
      return;
    }
    // Nobody there: the snapshot at the next hello tells the balance.
    if (channel.listeners.size === 0) return;
    channel.publish('balance', await this.#readBalances(notice.memberId));
  }

  /** Heartbeats, and an end to channels nobody came back to. */
  beat(): void {
    for (const connection of this.#connections) connection.beat();
    for (const [memberId, channel] of this.#channels) {
      const since = channel.emptySinceMs;
      if (since !== null && performance.now() - since > socketLimits.channelKeptMs)
        this.#channels.delete(memberId);
    }
  }

  closeAll(): void {
    for (const connection of this.#connections) connection.close(1001);
  }

  #channelOf(memberId: string): MemberChannel {
    const known = this.#channels.get(memberId);
    if (known) return known;
    const channel = new MemberChannel(Date.now());
    this.#channels.set(memberId, channel);
    return channel;
  }

  #end(channel: MemberChannel, sessionIds: readonly string[] | 'all'): void {
    for (const listener of [...channel.listeners]) {
      const connection = listener as Connection; // Only connections are ever added, by `join`.
      const isEnded = sessionIds === 'all' || sessionIds.includes(connection.session?.sessionId ?? '');
      if (!isEnded) continue;
      connection.send({ type: 'event', seq: channel.seq, topic: 'session', data: { ended: true } });
      connection.close(closeCodes.signedOut);
    }
  }
}
