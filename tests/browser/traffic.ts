import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet. */
export class Traffic {
  readonly #open = new Set<Request>();
  #lastMs = Date.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#open.add(request);
      this.#lastMs = Date.now();
    });
    const end = (request: Request) => {
      this.#open.delete(request);
      this.#lastMs = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Milliseconds since the last request ended; 0 while one is open. */
  quietMs(): number {
    return this.#open.size > 0 ? 0 : Date.now() - this.#lastMs;
  }
}
