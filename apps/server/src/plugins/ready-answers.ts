import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
import { InTurn } from './in-turn.ts';
import { SharedRead } from './shared-read.ts';

/** An answer as it leaves, named by its content. */
export interface ReadyAnswer<Marks> {
  /** What is looked for in it when it is told to a member. */
  readonly marks: Marks;
  readonly bytes: Buffer;
  /** One that is too short to be worth it is not. */
  readonly isZipped: boolean;
  readonly etag: string;
}

/** What an answer is made of. */
interface Made<Marks> {
  readonly marks: Marks;
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
/** Facts that are kept, the oldest of them going first. */
const factsMax = 2_000;
/** Answers that are made at the same time. More of them would take the processor from those that are ready. */
const madeAtOnce = 2;
/** Compressing one up to this long takes less of the thread than to have it done beside: that costs fourfold and another wait. */
const zipHereTo = 64 * 1024;
/** A window of 16 KB is enough for what repeats itself every few hundred bytes, and less memory is made ready for each. */
const zipOptions = { level: 4, windowBits: 14, memLevel: 7 };
const zipBeside = promisify(gzip);
const zip = (plain: Buffer): Buffer | Promise<Buffer> =>
  plain.length <= zipHereTo ? gzipSync(plain, zipOptions) : zipBeside(plain);
const unzip = promisify(gunzip);

/** The name of a content. Weak: it is the same whether compressed or not. */
const etagOf = (content: string) => `W/"${hash('sha256', content, 'base64url').slice(0, 24)}"`;

/** The name of an answer with something of a member's own in it, known before it is written. */
export const variantEtag = (etag: string, own: string) => etagOf(`${etag} ${own}`);

/** What an answer says, for whoever takes nothing compressed: it is kept once, as almost everybody takes it. */
export const plainOf = async ({ bytes, isZipped }: ReadyAnswer<unknown>): Promise<Buffer> =>
  isZipped ? unzip(bytes) : bytes;

/**
 * Answers that are the same for everybody, kept as bytes until what they tell of changes. `readStanding` gives another text
 * after every change; it is read for each request, once for all that come together. Those that nobody asks for go when there
 * are too many.
 */
export class ReadyAnswers {
  readonly #standing: SharedRead<string>;
  /** Named by what is in them, they are never out of date. */
  readonly #variants = new KeptAnswers(variantBytesMax);
  readonly #making = new InTurn(madeAtOnce);
  #now: Generation = newGeneration('');

  constructor(readStanding: () => Promise<string>) {
    this.#standing = new SharedRead(readStanding);
  }

  async find<Marks>(
    key: string,
    make: (recall: Recall) => Promise<Made<Marks>>,
  ): Promise<ReadyAnswer<Marks>> {
    const asking = this.#standing.ask();
    // What is not there yet is begun meanwhile: mostly nothing has changed, and one wait is enough.
    if (this.#now.standing !== '' && !this.#now.answers.has(key))
      this.#from(this.#now, key, make).catch(() => {});
    const standing = await asking;
    if (standing !== this.#now.standing) this.#now = newGeneration(standing);
    return this.#from(this.#now, key, make);
  }

  #from<Marks>(
    { answers, facts }: Generation,
    key: string,
    make: (recall: Recall) => Promise<Made<Marks>>,
  ): Promise<ReadyAnswer<Marks>> {
    return answers.find(key, () => this.#making.run(async () => pack(await make(recallIn(facts)))));
  }

  /** An answer with something of a member's own in it, under its name: members with the same share it. */
  vary<Marks>(
    answer: ReadyAnswer<Marks>,
    etag: string,
    write: (text: string) => string,
  ): Promise<ReadyAnswer<Marks>> {
    return this.#variants.find(etag, async () => {
      const text = write(String(await plainOf(answer)));
      return { ...(await pack({ marks: answer.marks, text })), etag };
    });
  }
}

const newGeneration = (standing: string): Generation => ({
  standing,
  answers: new KeptAnswers(bytesMax),
  facts: new Map(),
});

/** As many answers as so many bytes hold; those go that were not asked for the longest. */
class KeptAnswers {
  readonly #answers = new Map<string, Promise<ReadyAnswer<unknown>>>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  has(key: string): boolean {
    return this.#answers.has(key);
  }

  find<Marks>(key: string, make: () => Promise<ReadyAnswer<Marks>>): Promise<ReadyAnswer<Marks>> {
    const kept = this.#answers.get(key);
    if (kept) {
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      // A key is one call's: what it tells is of that call's type.
      return kept as Promise<ReadyAnswer<Marks>>;
    }
    const making = make();
    this.#answers.set(key, making);
    making.then(
      (answer) => this.#count(key, answer),
      () => this.#answers.delete(key),
    );
    return making;
  }

  async #count(key: string, answer: ReadyAnswer<unknown>): Promise<void> {
    this.#bytes += sizeOf(key, answer);
    for (const [oldest, making] of this.#answers) {
      if (this.#bytes <= this.#bytesMax) return;
      this.#answers.delete(oldest);
      const gone = await making.catch(() => null);
      if (gone) this.#bytes -= sizeOf(oldest, gone);
    }
  }
}

const recallIn =
  (facts: Generation['facts']): Recall =>
  (name, work) => {
    // A name is one fact's: what is kept under it is of its type.
    const kept = facts.get(name) as ReturnType<typeof work> | undefined;
    if (kept) return kept;
    const [oldest] = facts.size < factsMax ? [] : facts.keys();
    if (oldest !== undefined) facts.delete(oldest);
    const working = work();
    facts.set(name, working);
    working.catch(() => facts.delete(name));
    return working;
  };

async function pack<Marks>({ marks, text }: Made<Marks>): Promise<ReadyAnswer<Marks>> {
  const plain = Buffer.from(text);
  const isZipped = plain.length >= zipFrom;
  return { marks, bytes: isZipped ? await zip(plain) : plain, isZipped, etag: etagOf(text) };
}

/** With its name, its marks and what keeps it. */
const sizeOf = (key: string, { bytes, marks }: ReadyAnswer<unknown>) =>
  bytes.length + 2 * key.length + (Array.isArray(marks) ? marks.length * 64 : 0) + 500;
