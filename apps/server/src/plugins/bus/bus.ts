/**
 * Carries texts between the instances of one house at once, outside of any transaction: what an instance gives, all of
 * them hear, itself included, in the order in which it gave them. What is given while the bus is away is lost.
 */
export interface Bus {
  publish(text: string): void;
  listen(hear: (text: string) => void): () => void;
  /** Texts may have been lost: `hear` is called once they arrive again. */
  onReconnect(hear: () => void): () => void;
  close(): Promise<void>;
}

/** Those who listen to something, called one after another. */
export class Ears<Heard> {
  readonly #ears = new Set<(heard: Heard) => void>();

  add(hear: (heard: Heard) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  tell(heard: Heard): void {
    for (const hear of this.#ears) hear(heard);
  }
}
