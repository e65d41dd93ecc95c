import { createServer } from 'node:http';
import { listenUrl } from './listen.ts';

interface Callback {
  readonly path: string;
  readonly body: unknown;
}

/** A merchant's callback address: records what arrives and answers with the status it is told to. */
export async function startReceiver() {
  const callbacks: Callback[] = [];
  let status = 200;
  let inFlight = 0;
  let mostInFlight = 0;
  const server = createServer(async (request, response) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (status < 300) {
      const text = Buffer.concat(chunks).toString();
      callbacks.push({ path: request.url ?? '', body: JSON.parse(text) });
    }
    // Hold each answer for a moment so that parallel deliveries overlap.
    await new Promise((resolve) => setTimeout(resolve, 5));
    inFlight -= 1;
    response.writeHead(status).end();
  });
  const url = await listenUrl(server);
  return {
    url: `${url}/callback/s3cret`,
    callbacks,
    answerWith: (next: number) => {
      status = next;
    },
    mostInFlight: () => mostInFlight,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
