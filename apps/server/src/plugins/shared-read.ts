/**
 * Reads something for all who ask at the same time. Nobody is given what was read before they asked: whoever comes while a
 * read is under way waits for the next one, together with all others who do.
 */
export class SharedRead<Value> {
  readonly #read: () => Promise<Value>;
  #running: Promise<Value> | null = null;
  #next: Promise<Value> | null = null;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  ask(): Promise<Value> {
    if (!this.#running) return this.#begin();
    this.#next ??= this.#running.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  #begin(): Promise<Value> {
    this.#next = null;
    const running = this.#read().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }
}
