import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SharedRead } from './shared-read.ts';

/** An answer as it leaves: written out, compressed, and named by its content. */
export interface ReadyAnswer<Told> {
  readonly told: Told;
  readonly text: string;
  readonly body: Buffer;
  /** Null for one that is too short to be worth it. */
  readonly zipped: Buffer | null;
  readonly etag: string;
}

/** What an answer is made of. */
interface Made<Told> {
  readonly told: Told;
  readonly text: string;
}

/** What was worked out while nothing changed. */
interface Generation {
  readonly standing: string;
  readonly answers: KeptAnswers;
  readonly facts: Map<string, Promise<unknown>>;
}

/** Works something out once for all answers that stand on it. */
export type Recall = <Fact>(name: string, work: () => Promise<Fact>) => Promise<Fact>;

/** An answer shorter than this is not compressed. */
const zipFrom = 2048;
const bytesMax = 48 * 1024 * 1024;
const variantBytesMax = 16 * 1024 * 1024;
const zip = promisify(gzip);

/** The name of a content. Weak: it is the same whether compressed or not. */
const etagOf = (content: string) => `W/"${hash('sha256', content, 'base64url').slice(0, 24)}"`;

/** The name of an answer with something of a member's own in it, known before it is written. */
export const variantEtag = (etag: string, own: string) => etagOf(`${etag} ${own}`);

/**
 * Answers that are the same for everybody, kept as bytes until what they tell of changes. `readStanding` gives another text
 * after every change; it is read for each request, once for all that come together. The oldest go when there are too many.
 */
export class ReadyAnswers {
  readonly #standing: SharedRead<string>;
  /** Named by what is in them, they are never out of date. */
  readonly #variants = new KeptAnswers(variantBytesMax);
  #now: Generation = newGeneration('');

  constructor(readStanding: () => Promise<string>) {
    this.#standing = new SharedRead(readStanding);
  }

  async find<Told>(key: string, make: (recall: Recall) => Promise<Made<Told>>): Promise<ReadyAnswer<Told>> {
    const standing = await this.#standing.ask();
    if (standing !== this.#now.standing) this.#now = newGeneration(standing);
    const { answers, facts } = this.#now;
    return answers.find(key, async () => pack(await make(recallIn(facts))));
  }

  /** An answer with something of a member's own in it, under its name: members with the same share it. */
  vary<Told>({ told }: ReadyAnswer<Told>, etag: string, write: () => string): Promise<ReadyAnswer<Told>> {
    return this.#variants.find(etag, async () => ({ ...(await pack({ told, text: write() })), etag }));
  }
}

const newGeneration = (standing: string): Generation => ({
  standing,
  answers: new KeptAnswers(bytesMax),
  facts: new Map(),
});

/** As many answers as so many bytes hold; the oldest go. */
class KeptAnswers {
  readonly #answers = new Map<string, Promise<ReadyAnswer<unknown>>>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  find<Told>(key: string, make: () => Promise<ReadyAnswer<Told>>): Promise<ReadyAnswer<Told>> {
    const kept = this.#answers.get(key);
    // A key is one call's: what it tells is of that call's type.
    if (kept) return kept as Promise<ReadyAnswer<Told>>;
    const making = make();
    this.#answers.set(key, making);
    making.then(
      (answer) => this.#count(answer),
      () => this.#answers.delete(key),
    );
    return making;
  }

  async #count(answer: ReadyAnswer<unknown>): Promise<void> {
    this.#bytes += sizeOf(answer);
    for (const [key, making] of this.#answers) {
      if (this.#bytes <= this.#bytesMax) return;
      this.#answers.delete(key);
      const oldest = await making.catch(() => null);
      if (oldest) this.#bytes -= sizeOf(oldest);
    }
  }
}

const recallIn =
  (facts: Generation['facts']): Recall =>
  (name, work) => {
    // A name is one fact's: what is kept under it is of its type.
    const kept = facts.get(name) as ReturnType<typeof work> | undefined;
    if (kept) return kept;
    const working = work();
    facts.set(name, working);
    working.catch(() => facts.delete(name));
    return working;
  };

async function pack<Told>({ told, text }: Made<Told>): Promise<ReadyAnswer<Told>> {
  const body = Buffer.from(text);
  return { told, text, body, zipped: body.length < zipFrom ? null : await zip(body), etag: etagOf(text) };
}

/** What it was made of stays in memory beside the bytes. */
const sizeOf = ({ body, zipped }: ReadyAnswer<unknown>) => body.length * 3 + (zipped?.length ?? 0) + 500;
