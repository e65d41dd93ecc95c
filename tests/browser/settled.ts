import type { Page } from '@playwright/test';

/**
 * Waits until what a person sees of the page has come and stands still: its fonts and pictures, what fades in and out,
 * nothing that only keeps a place, and as much of everything twice in a row. What has not come after ten seconds is missing
 * in the picture.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  const hasCome = page.waitForFunction(isComplete, undefined, { timeout: 10_000, polling: 250 });
  await hasCome.catch(() => undefined);
  await page.evaluate(async () => {
    const drawn = [...document.images].map((image) => image.decode().catch(() => undefined));
    const ended = document.getAnimations().map((animation) => animation.finished.catch(() => undefined));
    // Some never end, such as the sweep of a place that is kept; a picture far below is not asked for before it is near.
    const late = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.all([document.fonts.ready, ...drawn, ...ended]), late]);
  });
}

/** In the page: whether nothing within sight is still to come, and the page is as large as when this was asked before. */
function isComplete(): boolean {
  const isSeen = (element: Element) => {
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return height > 0 && isWithin && element.checkVisibility();
  };
  const places = [...document.querySelectorAll('[class*="skeleton"]')].filter(isSeen);
  const blank = [...document.images].filter((image) => isSeen(image) && !image.complete);
  const { length } = document.querySelectorAll('*');
  const { dataset } = document.documentElement;
  const isStill = dataset.seenBefore === String(length);
  dataset.seenBefore = String(length);
  return isStill && places.length + blank.length === 0;
}
