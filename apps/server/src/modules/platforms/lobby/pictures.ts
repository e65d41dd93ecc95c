import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { InTurn } from '../../../plugins/in-turn.ts';
import { fetchPicture } from './fetch-picture.ts';

interface Picture {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/** Where a picture is, and whose it is. */
interface Thumbnail {
  readonly platform: string;
  readonly thumbnail: string;
}

const keptBytesMax = 64 * 1024 * 1024;
/** For one picture, its wait for its turn included. */
const timeoutMs = 5000;
/** So many are fetched from a platform at once: one that is slow holds up no other. */
const fetchedAtOnce = 8;
/** What could not be had is not asked for again for so long. */
const failedForMs = 60_000;
const failuresMax = 20_000;

/**
 * Pictures of platforms' games, fetched once and kept: players' browsers speak to nobody but us, and a slow platform does not
 * slow the lobby. An address changes with the picture's, so browsers may keep it for long.
 */
class Pictures {
  readonly #house: House;
  readonly #kept = new Map<string, Promise<Picture>>();
  /** Until when a picture is not asked for, the oldest first. */
  readonly #failed = new Map<string, number>();
  readonly #turns = new Map<string, InTurn>();
  #bytes = 0;

  constructor(house: House) {
    this.#house = house;
  }

  /** The picture of a game; fails with `not_found`. */
  async of(slug: string): Promise<Picture> {
    const { rows } = await this.#house.db.query<Thumbnail>({
      name: 'picture',
      text: `select platform, thumbnail from game where slug = $1 and thumbnail <> ''`,
      values: [slug],
    });
    const [game] = rows;
    if (!game) throw new AppError('not_found');
    return this.#keep(game);
  }

  #keep(game: Thumbnail): Promise<Picture> {
    // What one platform may show another may not.
    const key = `${game.platform} ${game.thumbnail}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const now = this.#house.clock.now().getTime();
    if ((this.#failed.get(key) ?? 0) > now) throw new AppError('not_found');
    const fetching = this.#fetch(game);
    this.#kept.set(key, fetching);
    fetching.then(
      (picture) => this.#count(picture),
      () => this.#forget(key),
    );
    return fetching;
  }

  #forget(key: string): void {
    this.#kept.delete(key);
    this.#failed.delete(key);
    const [oldest] = this.#failed.size < failuresMax ? [] : this.#failed.keys();
    if (oldest !== undefined) this.#failed.delete(oldest);
    this.#failed.set(key, this.#house.clock.now().getTime() + failedForMs);
  }

  /** The oldest go when there are too many. */
  async #count({ body }: Picture): Promise<void> {
    this.#bytes += body.length;
    for (const [key, keeping] of this.#kept) {
      if (this.#bytes <= keptBytesMax) return;
      this.#kept.delete(key);
      this.#bytes -= (await keeping.catch(() => null))?.body.length ?? 0;
    }
  }

  async #fetch({ platform, thumbnail }: Thumbnail): Promise<Picture> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const address = this.#urlOf(platform, thumbnail);
      const origins = this.#house.platforms.pictureOrigins(platform);
      const { type, body } = await this.#turnOf(platform).run(() => fetchPicture(address, origins, signal));
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
      return { type, body, etag };
    } catch (error) {
      const { log } = this.#house;
      log.warn({ err: error, platform, address: thumbnail }, 'a picture of a platform could not be had');
      throw new AppError('not_found');
    }
  }

  #turnOf(platform: string): InTurn {
    const turn = this.#turns.get(platform) ?? new InTurn(fetchedAtOnce);
    this.#turns.set(platform, turn);
    return turn;
  }

  /** The sandbox's pictures have addresses below our own. */
  #urlOf(platform: string, address: string): URL {
    const [, code = '', path = ''] = /^\/sandbox\/platform\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const sandbox = code === platform ? this.#house.platforms.sandbox.get(code) : undefined;
    return sandbox ? new URL(`${sandbox.url}/${path}`) : new URL(address);
  }
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
