import type { FromServer, memberTopics } from '@arara/contract';
import { useEffect, useEffectEvent } from 'react';
import { currentLanguage } from './i18n.ts';
import { session } from './session-store.ts';
import { attemptAfter, hasGap, reconnectMs } from './socket-rules.ts';
import { createStore, useStore } from './store.ts';

export type Topic = (typeof memberTopics)[number];
/** What anybody may follow, visitors too. */
type OpenTopic = `chat:${string}` | `live:${string}` | 'site:feed' | 'site:online';
type Listener = (data: unknown) => void;
interface Watcher {
  onEvent: Listener;
  /** From now on it is told; what came before has to be read. */
  onStart: () => void;
  /** What stands in the topic now, of topics that tell it: replaces what was known. */
  onSnapshot: Listener;
}

/** The server follows no more at once; those that were asked for last are the ones that are seen. */
const watchedMost = 8;

/** A page that leaves is mostly followed by one that listens: the connection waits for it. */
const idleMs = 1000;

/** A connection on which nothing has been said for so long since it was begun is begun anew. */
const beginMs = 10_000;

/** How long an answer may take when there is a reason to doubt the connection. */
const doubtMs = 3000;

const listeners = new Map<Topic, Set<Listener>>();
const watchers = new Map<OpenTopic, Set<Watcher>>();
/** The number of the last news of each open topic that tells what stands in it. */
const openSeqs = new Map<string, number>();
let socket: WebSocket | null = null;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let doubt: ReturnType<typeof setTimeout> | undefined;
/** Which attempt to connect was the last, and since when it has been a connection. */
let attempt = -1;
let connectedAtMs = Number.POSITIVE_INFINITY;
let lastSeq = 0;
/** Whether anything has come since the last ping. */
let isHeard = false;
/** Whether open topics are being told; what they told last may be old while they are not. */
const isTold = createStore(false);
let tokenInUse: string | null = null;

/** Calls `listener` with every event of a member's topic while the component is shown. */
export function useTopic(topic: Topic, listener: Listener): void {
  const tell = useEffectEvent(listener);
  useEffect(() => follow(topic, (data) => tell(data)), [topic]);
}

/** Follows an open topic, if any, while the component is shown; `onStart` and `onSnapshot` come with every new connection. */
export function useOpenTopic(
  topic: OpenTopic | null,
  onEvent: Listener,
  onStart: () => void,
  onSnapshot: Listener = () => undefined,
): void {
  const tellEvent = useEffectEvent(onEvent);
  const tellStart = useEffectEvent(onStart);
  const tellSnapshot = useEffectEvent(onSnapshot);
  useEffect(
    () =>
      topic === null
        ? undefined
        : watch(topic, {
            onEvent: (data) => tellEvent(data),
            onStart: () => tellStart(),
            onSnapshot: (data) => tellSnapshot(data),
          }),
    [topic],
  );
}

/** False while open topics are not told: before the first connection, and after a lost one until the next. */
export const useIsTold = (): boolean => useStore(isTold, (told) => told);

function watch(topic: OpenTopic, watcher: Watcher): () => void {
  const known = watchers.get(topic) ?? new Set();
  watchers.set(topic, known.add(watcher));
  sendWatched();
  connectSoon();
  return () => {
    known.delete(watcher);
    if (known.size === 0) watchers.delete(topic);
    sendWatched();
    setTimeout(leaveIfIdle, idleMs);
  };
}

const sendWatched = () => send({ type: 'watch', topics: [...watchers.keys()].slice(-watchedMost) });

function follow(topic: Topic, listener: Listener): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  if (known.size === 1) send({ type: 'subscribe', topics: [topic] });
  connectSoon();
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(topic);
    setTimeout(leaveIfIdle, idleMs);
  };
}

/** After what is being drawn. */
const connectSoon = () => setTimeout(connect);

function connect(): void {
  const { token } = session.get();
  const isWanted = watchers.size > 0 || (token !== null && listeners.size > 0);
  if (socket || !isWanted || typeof WebSocket === 'undefined') return;
  if (token !== tokenInUse) lastSeq = 0;
  tokenInUse = token;
  const opened = new WebSocket(new URL('/socket', globalThis.location.origin).href.replace(/^http/, 'ws'));
  socket = opened;
  isHeard = false;
  heartbeat = setInterval(beat, beginMs);
  opened.onopen = () => {
    if (watchers.size > 0) sendWatched();
    if (token === null) return;
    send({
      type: 'hello',
      token,
      lang: currentLanguage().code,
      ...(lastSeq > 0 ? { last_seq: lastSeq } : {}),
    });
    send({ type: 'subscribe', topics: [...listeners.keys()] });
  };
  opened.onmessage = ({ data }) => receive(String(data));
  opened.onclose = () => {
    if (socket === opened) comeBack();
  };
}

/** After a while, longer each time. */
function comeBack(): void {
  attempt = attemptAfter(attempt, performance.now() - connectedAtMs);
  disconnect();
  retry = setTimeout(connect, reconnectMs(attempt, Math.random()));
}

function leaveIfIdle(): void {
  if (listeners.size === 0 && watchers.size === 0) disconnect();
}

function disconnect(): void {
  clearInterval(heartbeat);
  clearTimeout(retry);
  clearTimeout(doubt);
  doubt = undefined;
  const open = socket;
  socket = null;
  connectedAtMs = Number.POSITIVE_INFINITY;
  openSeqs.clear();
  isTold.set(false);
  open?.close();
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function receive(text: string): void {
  isHeard = true;
  const message = readJson(text);
  // What our own server says has been checked by its schema there.
  if (isMessage(message)) handle(message);
}

function handle(message: FromServer): void {
  switch (message.type) {
    case 'welcome':
      if (!message.resumed) lastSeq = message.seq;
      keepAlive(message.heartbeat_ms);
      return;
    case 'watching':
      keepAlive(message.heartbeat_ms);
      isTold.set(true);
      for (const known of watchers.values()) for (const { onStart } of known) onStart();
      return;
    case 'open_snapshot':
      openSeqs.set(message.topic, message.seq);
      for (const { onSnapshot } of watchersOf(message.topic)) onSnapshot(message.data);
      return;
    case 'open': {
      const last = openSeqs.get(message.topic);
      // News are missing: asked again, the server tells what stands there now.
      if (last !== undefined && hasGap(last, message.seq)) sendWatched();
      if (last !== undefined) openSeqs.set(message.topic, Math.max(last, message.seq));
      for (const { onEvent } of watchersOf(message.topic)) onEvent(message.data);
      return;
    }
    case 'event':
      if (hasGap(lastSeq, message.seq)) resume();
      else if (message.seq > lastSeq) tell(message);
      return;
    case 'snapshot':
      tell(message);
      return;
    case 'pong':
    case 'error':
      return;
  }
}

function watchersOf(name: string): readonly Watcher[] {
  return [...watchers].flatMap(([topic, known]) => (topic === name ? [...known] : []));
}

function keepAlive(everyMs: number): void {
  connectedAtMs = Math.min(connectedAtMs, performance.now());
  clearInterval(heartbeat);
  heartbeat = setInterval(beat, everyMs);
}

/** A phone that changes its network is not told that the old connection has gone: silence after a ping is all there is. */
function beat(): void {
  const isGone = !isHeard;
  isHeard = false;
  if (!isGone) send({ type: 'ping', at: Date.now() });
  else if (connectedAtMs === Number.POSITIVE_INFINITY) comeBack();
  else resume();
}

/**
 * Asks whether the connection still stands, when something has changed or has been silent for too long: a phone that wakes,
 * another network, a flight of which nothing is heard. Without an answer a fresh one is made; where there is none, at once.
 */
export function doubtConnection(): void {
  if (socket === null) {
    clearTimeout(retry);
    connect();
  } else if (doubt === undefined) {
    isHeard = false;
    send({ type: 'ping', at: Date.now() });
    doubt = setTimeout(() => {
      doubt = undefined;
      if (!isHeard) resume();
    }, doubtMs);
  }
}

/** Asks for what was missed on a fresh connection. */
function resume(): void {
  disconnect();
  connect();
}

function tell({ seq, topic, data }: { seq: number; topic: Topic; data: unknown }): void {
  lastSeq = seq;
  for (const listener of listeners.get(topic) ?? []) listener(data);
}

const isMessage = (value: unknown): value is FromServer =>
  typeof value === 'object' && value !== null && 'type' in value;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A login opens the socket, a logout or another member's login closes the old one.
session.subscribe(() => {
  if (session.get().token === tokenInUse) return;
  disconnect();
  tokenInUse = null;
  connect();
});

// Where tests import this there is no page.
globalThis.addEventListener?.('online', doubtConnection);
globalThis.addEventListener?.('visibilitychange', doubtConnection);
