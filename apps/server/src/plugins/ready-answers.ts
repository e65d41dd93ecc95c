import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SharedRead } from './shared-read.ts';

/** An answer as it leaves: written out, compressed, and named by its content. */
interface ReadyAnswer<Told> {
  readonly told: Told;
  readonly text: string;
  readonly body: Buffer;
  /** Null for one that is too short to be worth it. */
  readonly zipped: Buffer | null;
  readonly etag: string;
}

/** What was worked out while nothing changed. */
interface Generation {
  readonly standing: string;
  readonly answers: Map<string, Promise<ReadyAnswer<unknown>>>;
  readonly facts: Map<string, Promise<unknown>>;
  bytes: number;
}

/** Works something out once for all answers that stand on it. */
export type Recall = <Fact>(name: string, work: () => Promise<Fact>) => Promise<Fact>;

/** An answer shorter than this is not compressed. */
export const zipFrom = 2048;
const bytesMax = 48 * 1024 * 1024;
const zip = promisify(gzip);

/** The name of an answer's content. Weak: it is the same whether compressed or not. */
export const etagOf = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;

/**
 * Answers that are the same for everybody, kept as bytes until what they tell of changes. `readStanding` gives another text
 * after every change; it is read for each request, once for all that come together. The oldest go when there are too many.
 */
export class ReadyAnswers {
  readonly #standing: SharedRead<string>;
  #now: Generation = newGeneration('');

  constructor(readStanding: () => Promise<string>) {
    this.#standing = new SharedRead(readStanding);
  }

  async find<Told>(
    key: string,
    make: (recall: Recall) => Promise<{ told: Told; text: string }>,
  ): Promise<ReadyAnswer<Told>> {
    const standing = await this.#standing.ask();
    if (standing !== this.#now.standing) this.#now = newGeneration(standing);
    const now = this.#now;
    const kept = now.answers.get(key);
    // A key is one call's: what it tells is of that call's type.
    if (kept) return kept as Promise<ReadyAnswer<Told>>;
    const making = make(recallIn(now)).then(pack);
    now.answers.set(key, making);
    try {
      const answer = await making;
      now.bytes += sizeOf(answer);
      await forgetOldest(now);
      return answer;
    } catch (error) {
      now.answers.delete(key);
      throw error;
    }
  }
}

const newGeneration = (standing: string): Generation => ({
  standing,
  answers: new Map(),
  facts: new Map(),
  bytes: 0,
});

const recallIn =
  ({ facts }: Generation): Recall =>
  (name, work) => {
    // A name is one fact's: what is kept under it is of its type.
    const kept = facts.get(name) as ReturnType<typeof work> | undefined;
    if (kept) return kept;
    const working = work();
    facts.set(name, working);
    working.catch(() => facts.delete(name));
    return working;
  };

async function pack<Told>({ told, text }: { told: Told; text: string }): Promise<ReadyAnswer<Told>> {
  const body = Buffer.from(text);
  return { told, text, body, zipped: body.length < zipFrom ? null : await zip(body), etag: etagOf(body) };
}

/** What it was made of stays in memory beside the bytes. */
const sizeOf = ({ body, zipped }: ReadyAnswer<unknown>) => body.length * 3 + (zipped?.length ?? 0) + 500;

async function forgetOldest(now: Generation): Promise<void> {
  for (const [key, making] of now.answers) {
    if (now.bytes <= bytesMax) return;
    now.answers.delete(key);
    const answer = await making.catch(() => null);
    if (answer) now.bytes -= sizeOf(answer);
  }
}
