import type { Page } from '@playwright/test';
import { costsOf, type FrameCosts } from './frame-costs.ts';
import { collectFrames, type FrameTimes, told } from './frame-times.ts';
import { traced } from './trace.ts';

/** What a game did while it was measured, for a bare page to do the same. */
export interface Doing {
  /** The stage's size in CSS px. */
  readonly width: number;
  readonly height: number;
  /** The bet it made, again and again: where to, and what it said. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly roundsASecond: number;
}

export type BareFrames = FrameTimes & {
  readonly cost: FrameCosts;
  /** What raster and composing take for each million pixels that change, in ms. */
  readonly ms_per_megapixel: number;
};

/**
 * A page of the same site with nothing on it but a canvas as large as the stage, onto which one picture is copied in every frame,
 * while as many bets are asked for: what the machine lets a page do that changes as much and asks as often.
 */
export async function bareMotion(
  page: Page,
  doing: Doing,
  ms: { readonly played: number; readonly traced: number },
  displayMs: number,
): Promise<BareFrames> {
  const { width, height } = doing;
  await page.goto(new URL('/healthz', doing.address).href);
  // A text: functions that a loader has gone over do not run in a page.
  await page.evaluate(`(() => {
    const shown = document.createElement('canvas');
    shown.width = ${width};
    shown.height = ${height};
    document.body.replaceChildren(shown);
    const picture = document.createElement('canvas');
    picture.width = ${width} + 64;
    picture.height = ${height};
    const own = picture.getContext('2d');
    for (let x = 0; x < picture.width; x += 16) {
      own.fillStyle = 'hsl(' + x + ' 70% 50%)';
      own.fillRect(x, 0, 16, picture.height);
    }
    const context = shown.getContext('2d');
    const step = (now) => {
      context.drawImage(picture, -((now / 10) % 64), 0);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    const { address, headers, body } = ${JSON.stringify(doing)};
    setInterval(() => {
      const again = { ...headers, 'idempotency-key': crypto.randomUUID() };
      void fetch(address, { method: 'POST', headers: again, body }).then((answer) => answer.json());
    }, ${Math.round(1_000 / Math.max(doing.roundsASecond, 0.1))});
  })()`);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const frames = told(await collectFrames(page, ms.played), displayMs);
  const cost = costsOf(await traced(page, ms.traced));
  const megapixels = (width * height * 1_000) / displayMs / 1e6;
  const drawing = (cost.raster ?? 0) + (cost.composing ?? 0);
  return { ...frames, cost, ms_per_megapixel: Number((drawing / megapixels).toFixed(2)) };
}
