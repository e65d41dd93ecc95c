import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, problem } from './answer.ts';

const bodyBytesMax = 256 * 1024;

/** Reads a request's body as text; `null` when it is larger than any call of the API needs. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > bodyBytesMax) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes an answer; for `never` the response stays open and is handed to `hold`. */
export function writeAnswer(
  response: ServerResponse,
  answer: Answer,
  hold: (response: ServerResponse) => void,
): void {
  if (answer.kind === 'never') {
    hold(response);
    return;
  }
  if (answer.kind === 'empty') {
    response.writeHead(answer.status).end();
    return;
  }
  const type = answer.kind === 'problem' ? 'application/problem+json' : 'application/json';
  response.writeHead(answer.status, { 'content-type': `${type}; charset=utf-8` });
  response.end(JSON.stringify(answer.body));
}

/** Serves a handler; what it does not take is a 404. Port 0 finds a free one. */
export async function listenWith(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
  port: number,
  host: string,
): Promise<{ server: Server; url: string; port: number }> {
  const server = createServer((request, response) => {
    handle(request, response).then(
      (isTaken) => {
        if (!isTaken) writeAnswer(response, problem('NaoEncontrado'), () => {});
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { server, port: bound, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}` };
}
