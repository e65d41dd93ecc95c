import type { House } from '../../house.ts';
import type { MemberSession } from '../caller.ts';
import type { Notice } from '../notices.ts';
import type { Census } from '../presence.ts';
import { type Connection, closeCodes } from './connection.ts';
import { Counts, socketLimits } from './limits.ts';
import { MemberChannel } from './member-channel.ts';
import { OpenTopics, type ReadTopic } from './open-topics.ts';
import { inSlices } from './slices.ts';

/** What the balance topic tells of a member, now. */
export type ReadBalances = (memberId: string) => Promise<unknown>;

type Channel = MemberChannel<Connection>;

/** All sockets of this instance, by member. */
export class Hub {
  readonly #house: House;
  readonly #readBalances: ReadBalances;
  readonly #connections = new Set<Connection>();
  readonly #channels = new Map<string, Channel>();
  readonly #perMember = new Counts();
  readonly #openTopics: OpenTopics<Connection>;
  /** Members whose balance is being read; true when it has changed again since. */
  readonly #balanceReads = new Map<string, boolean>();

  constructor(house: House, readBalances: ReadBalances, readTopic: ReadTopic) {
    this.#house = house;
    this.#readBalances = readBalances;
    this.#openTopics = new OpenTopics(readTopic, house.log);
  }

  now(): Date {
    return this.#house.clock.now();
  }

  /**
   * Lets a connection in by its token, with what it missed since `lastSeq`, or with a snapshot. A connection that is in
   * already may say hello again after a gap. Fails as `requireMember` does.
   */
  async join(connection: Connection, token: string, lastSeq: number | undefined): Promise<void> {
    // A page comes back by itself whenever the line was cut.
    const session = await this.#house.sessions.requireMember(token, true);
    const { memberId } = session;
    for (;;) {
      const channel = this.#channelOf(memberId);
      const isResumed = lastSeq !== undefined && channel.since(lastSeq) !== null;
      const seq = isResumed ? lastSeq : channel.seq;
      const snapshot = isResumed ? null : { data: await this.#readBalances(memberId) };
      const missed = channel.since(seq);
      // Too much has happened while the balance was read: read it again.
      if (missed === null || this.#channels.get(memberId) !== channel) continue;
      // From here on nothing waits, so that no event comes in between.
      if (!this.#enter(connection, session, channel)) return;
      connection.send({
        type: 'welcome',
        seq,
        server_time: this.now().toISOString(),
        heartbeat_ms: socketLimits.heartbeatMs,
        resumed: isResumed,
      });
      if (snapshot) connection.send({ type: 'snapshot', seq, topic: 'balance', data: snapshot.data });
      for (const event of missed) connection.send(event);
      break;
    }
    // A session that ended before the connection could hear of it.
    await this.#house.sessions.requireMember(token, true);
  }

  #enter(connection: Connection, session: MemberSession, channel: Channel): boolean {
    if (!connection.isOpen) return false;
    if (connection.session !== null) {
      const isSame = connection.session.sessionId === session.sessionId;
      if (!isSame) connection.close(closeCodes.protocol);
      return isSame;
    }
    if (!this.#perMember.take(session.memberId, socketLimits.connectionsPerMemberMax)) {
      connection.close(closeCodes.tooMuch);
      return false;
    }
    connection.session = session;
    this.#connections.add(connection);
    channel.listeners.add(connection);
    channel.emptySinceMs = null;
    return true;
  }

  /** Follows these open topics from now on and no others; what they tell is for everybody, so nobody is asked who it is. */
  watch(connection: Connection, topics: readonly string[]): void {
    this.#openTopics.leave(connection);
    if (!connection.isOpen) return;
    connection.watched = new Set(topics);
    this.#connections.add(connection);
    connection.send({
      type: 'watching',
      topics: [...connection.watched],
      heartbeat_ms: socketLimits.heartbeatMs,
    });
    this.#openTopics.join(connection);
  }

  leave(connection: Connection): void {
    this.#openTopics.leave(connection);
    const { session } = connection;
    if (!this.#connections.delete(connection) || !session) return;
    this.#perMember.give(session.memberId);
    const channel = this.#channels.get(session.memberId);
    channel?.listeners.delete(connection);
    if (channel?.listeners.size === 0) channel.emptySinceMs = performance.now();
  }

  /** Passes a notice on to the sockets it concerns. */
  async hear(notice: Notice): Promise<void> {
    if (notice.type === 'open') {
      this.#openTopics.tell(notice.topic, notice.data);
      return;
    }
    const channel = this.#channels.get(notice.memberId);
    if (!channel) return;
    if (notice.type === 'session_ended') this.#end(channel, notice.sessionIds);
    else if (notice.topic === 'balance') await this.#tellBalance(channel, notice.memberId);
    else channel.publish(notice.topic, notice.data);
  }

  /** Heartbeats, and an end to channels nobody came back to. */
  beat(): void {
    inSlices(this.#connections, (connection) => connection.beat()).catch((error: unknown) =>
      this.#house.log.error({ err: error }, 'sockets were not asked for a sign of life'),
    );
    for (const [memberId, channel] of this.#channels) {
      const since = channel.emptySinceMs;
      if (since !== null && performance.now() - since > socketLimits.channelKeptMs)
        this.#channels.delete(memberId);
    }
  }

  /** Who is connected to this instance, and how many watch each live table. Demo members are visitors. */
  census(): Census {
    const members = new Set<string>();
    const tables: Record<string, number> = {};
    let visitors = 0;
    for (const { session, watched } of this.#connections) {
      if (session && !session.isDemo) members.add(session.memberId);
      else visitors += 1;
      for (const topic of watched) {
        if (!topic.startsWith('live:')) continue;
        const table = topic.slice('live:'.length);
        tables[table] = (tables[table] ?? 0) + 1;
      }
    }
    return { members: [...members], visitors, tables };
  }

  closeAll(): void {
    for (const connection of this.#connections) connection.close(closeCodes.goingAway);
  }

  /** Gives those who read too slowly a snapshot once they have read on. */
  catchUp(): void {
    this.#openTopics.catchUp();
  }

  /** News of open topics may have been lost: whoever follows one gets its snapshot. */
  closeGap(): void {
    this.#openTopics.closeGap();
  }

  /** Notices may have been lost: whoever is here comes back, and gets a snapshot instead of what was missed. */
  startOver(): void {
    for (const channel of this.#channels.values()) channel.lose();
    for (const connection of this.#connections) connection.close(closeCodes.tryLater);
  }

  /** Publishes the balance after a change; changes that come while it is read are told by one more read after it. */
  async #tellBalance(channel: Channel, memberId: string): Promise<void> {
    const isReading = this.#balanceReads.has(memberId);
    this.#balanceReads.set(memberId, isReading);
    if (isReading) return;
    try {
      do {
        this.#balanceReads.set(memberId, false);
        channel.publish('balance', await this.#readBalances(memberId));
      } while (this.#balanceReads.get(memberId));
    } catch (error) {
      channel.lose();
      throw error;
    } finally {
      this.#balanceReads.delete(memberId);
    }
  }

  #channelOf(memberId: string): Channel {
    const known = this.#channels.get(memberId);
    if (known) return known;
    const channel: Channel = new MemberChannel(Date.now());
    this.#channels.set(memberId, channel);
    return channel;
  }

  #end(channel: Channel, sessionIds: readonly string[] | 'all'): void {
    for (const connection of [...channel.listeners]) {
      const isEnded = sessionIds === 'all' || sessionIds.includes(connection.session?.sessionId ?? '');
      if (!isEnded) continue;
      connection.send({ type: 'event', seq: channel.seq, topic: 'session', data: { ended: true } });
      connection.close(closeCodes.signedOut);
    }
  }
}
