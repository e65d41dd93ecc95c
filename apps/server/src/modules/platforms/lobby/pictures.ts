import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';

interface Picture {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

const types = ['image/webp', 'image/avif', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'];
const pictureBytesMax = 1024 * 1024;
const keptBytesMax = 64 * 1024 * 1024;
const timeoutMs = 5000;

/**
 * Pictures of platforms' games, fetched once and kept: players' browsers speak to nobody but us, and a slow platform does not
 * slow the lobby. An address changes with the picture's, so browsers may keep it for long.
 */
class Pictures {
  readonly #house: House;
  readonly #kept = new Map<string, Promise<Picture>>();
  #bytes = 0;

  constructor(house: House) {
    this.#house = house;
  }

  /** The picture of a game; fails with `not_found`. */
  async of(slug: string): Promise<Picture> {
    const { rows } = await this.#house.db.query<{ thumbnail: string }>({
      name: 'picture',
      text: `select thumbnail from game where slug = $1 and thumbnail <> ''`,
      values: [slug],
    });
    const [game] = rows;
    if (!game) throw new AppError('not_found');
    return this.#keep(game.thumbnail);
  }

  #keep(address: string): Promise<Picture> {
    const kept = this.#kept.get(address);
    if (kept) return kept;
    const fetching = this.#fetch(address);
    this.#kept.set(address, fetching);
    fetching.then(
      (picture) => this.#count(picture),
      () => this.#kept.delete(address),
    );
    return fetching;
  }

  /** The oldest go when there are too many. */
  async #count({ body }: Picture): Promise<void> {
    this.#bytes += body.length;
    for (const [address, keeping] of this.#kept) {
      if (this.#bytes <= keptBytesMax) return;
      this.#kept.delete(address);
      this.#bytes -= (await keeping.catch(() => null))?.body.length ?? 0;
    }
  }

  async #fetch(address: string): Promise<Picture> {
    try {
      const response = await fetch(this.#urlOf(address), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
      if (!response.ok || !types.includes(type)) throw new Error(`${response.status} ${type}`);
      const body = await readAtMost(response, pictureBytesMax);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
      return { type, body, etag };
    } catch (error) {
      this.#house.log.warn({ err: error, address }, 'a picture of a platform could not be had');
      throw new AppError('not_found');
    }
  }

  /** The sandbox's pictures have addresses below our own. */
  #urlOf(address: string): URL {
    const [, code = '', path = ''] = /^\/sandbox\/platform\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const sandbox = this.#house.platforms.sandbox.get(code);
    return sandbox ? new URL(`${sandbox.url}/${path}`) : new URL(address);
  }
}

async function readAtMost(response: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > bytesMax) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `/pictures/{game}`, which lists of the catalogue name. */
export function registerPictures(app: FastifyInstance, house: House): void {
  const pictures = new Pictures(house);
  app.get<{ Params: { slug: string } }>(
    '/pictures/:slug',
    { config: { rateLimit: { max: 6000, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { type, body, etag } = await pictures.of(request.params.slug);
      reply.headers({
        'content-type': type,
        'cache-control': 'public, max-age=604800',
        // Whatever somebody else drew runs nothing here, even when it is opened by itself.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        etag,
      });
      return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body);
    },
  );
}
