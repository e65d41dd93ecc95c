import { type FromClient, type FromServer, fromServer } from '@arara/contract';
import { WebSocket } from 'ws';
import { eventually } from './eventually.ts';

/** A socket of a test: what it was told, and how it ended. */
export interface TestSocket {
  readonly messages: readonly FromServer[];
  readonly closeCode: number | null;
  say(message: FromClient): void;
  /** Sends text as it is, for what the contract does not allow. */
  sayRaw(text: string): void;
  /** Waits for a message that has come or will come. */
  heard<Type extends FromServer['type']>(
    type: Type,
    isMeant?: (message: Extract<FromServer, { type: Type }>) => boolean,
  ): Promise<Extract<FromServer, { type: Type }>>;
  /** Waits for the end and gives its code. */
  closed(): Promise<number>;
  close(): void;
}

/** Opens a socket on a listening server; rejects with `HTTP 403` and the like when it is refused. */
export async function openSocket(
  publicUrl: string,
  options: { origin?: string; token?: string; lastSeq?: number; lang?: string; from?: string } = {},
): Promise<TestSocket> {
  const { origin, token, lastSeq, lang, from } = options;
  const messages: FromServer[] = [];
  let closeCode: number | null = null;
  const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/socket`, {
    ...(origin !== undefined && { origin }),
    // As a proxy of this machine tells where it comes from.
    ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
  });
  socket.on('message', (raw) => messages.push(fromServer.parse(JSON.parse(String(raw)))));
  socket.on('close', (code) => {
    closeCode = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      reject(new Error(`HTTP ${response.statusCode}`));
    });
  });
  socket.on('error', () => {});
  const say = (message: FromClient) => socket.send(JSON.stringify(message));
  if (token !== undefined)
    say({
      type: 'hello',
      token,
      ...(lang !== undefined && { lang }),
      ...(lastSeq !== undefined && { last_seq: lastSeq }),
    });
  return {
    messages,
    get closeCode() {
      return closeCode;
    },
    say,
    sayRaw: (text) => socket.send(text),
    heard: async (type, isMeant = () => true) => {
      type Meant = Extract<FromServer, { type: typeof type }>;
      const find = () =>
        messages.find((message): message is Meant => message.type === type && isMeant(message as Meant));
      const message = await eventually(find, (found) => found !== undefined);
      if (!message) throw new Error('unreachable: it was found');
      return message;
    },
    closed: async () => {
      const code = await eventually(
        () => closeCode,
        (given) => given !== null,
      );
      return code ?? 0;
    },
    close: () => socket.close(),
  };
}
