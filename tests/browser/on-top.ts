import { expect, type Locator } from '@playwright/test';

/** Waits until nothing lies over the middle of an element: it is seen and can be pressed. */
export async function expectOnTop(locator: Locator): Promise<void> {
  const isOnTop = () =>
    locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
}
