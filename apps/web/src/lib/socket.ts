import type { FromServer, memberTopics } from '@arara/contract';
import { useEffect, useEffectEvent } from 'react';
import { currentLanguage } from './i18n.ts';
import { session } from './session-store.ts';
import { hasGap, reconnectMs } from './socket-rules.ts';

export type Topic = (typeof memberTopics)[number];
/** What anybody may follow, visitors too. */
type OpenTopic = `chat:${string}`;
type Listener = (data: unknown) => void;
interface Watcher {
  onEvent: Listener;
  /** From now on it is told; what came before has to be read. */
  onStart: () => void;
}

/** A page that leaves is mostly followed by one that listens: the connection waits for it. */
const idleMs = 1000;

const listeners = new Map<Topic, Set<Listener>>();
const watchers = new Map<OpenTopic, Set<Watcher>>();
let socket: WebSocket | null = null;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;
let lastSeq = 0;
let tokenInUse: string | null = null;

/** Calls `listener` with every event of a member's topic while the component is shown. */
export function useTopic(topic: Topic, listener: Listener): void {
  const tell = useEffectEvent(listener);
  useEffect(() => follow(topic, (data) => tell(data)), [topic]);
}

/** Follows an open topic while the component is shown; `onStart` comes with every new connection. */
export function useOpenTopic(topic: OpenTopic, onEvent: Listener, onStart: () => void): void {
  const tellEvent = useEffectEvent(onEvent);
  const tellStart = useEffectEvent(onStart);
  useEffect(() => watch(topic, { onEvent: (data) => tellEvent(data), onStart: () => tellStart() }), [topic]);
}

function watch(topic: OpenTopic, watcher: Watcher): () => void {
  const known = watchers.get(topic) ?? new Set();
  watchers.set(topic, known.add(watcher));
  sendWatched();
  connect();
  return () => {
    known.delete(watcher);
    if (known.size === 0) watchers.delete(topic);
    sendWatched();
    setTimeout(leaveIfIdle, idleMs);
  };
}

const sendWatched = () => send({ type: 'watch', topics: [...watchers.keys()] });

function follow(topic: Topic, listener: Listener): () => void {
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  if (known.size === 1) send({ type: 'subscribe', topics: [topic] });
  connect();
  return () => {
    known.delete(listener);
    if (known.size === 0) listeners.delete(topic);
    setTimeout(leaveIfIdle, idleMs);
  };
}

function connect(): void {
  const { token } = session.get();
  const isWanted = watchers.size > 0 || (token !== null && listeners.size > 0);
  if (socket || !isWanted || typeof WebSocket === 'undefined') return;
  if (token !== tokenInUse) lastSeq = 0;
  tokenInUse = token;
  const opened = new WebSocket(new URL('/socket', globalThis.location.origin).href.replace(/^http/, 'ws'));
  socket = opened;
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
    if (socket !== opened) return;
    disconnect();
    retry = setTimeout(connect, reconnectMs(attempts, Math.random()));
    attempts += 1;
  };
}

function leaveIfIdle(): void {
  if (listeners.size === 0 && watchers.size === 0) disconnect();
}

function disconnect(): void {
  clearInterval(heartbeat);
  clearTimeout(retry);
  const open = socket;
  socket = null;
  open?.close();
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function receive(text: string): void {
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
      for (const known of watchers.values()) for (const { onStart } of known) onStart();
      return;
    case 'open':
      for (const [topic, known] of watchers)
        if (topic === message.topic) for (const { onEvent } of known) onEvent(message.data);
      return;
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

function keepAlive(everyMs: number): void {
  attempts = 0;
  clearInterval(heartbeat);
  heartbeat = setInterval(() => send({ type: 'ping', at: Date.now() }), everyMs);
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
