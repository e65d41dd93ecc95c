import type { Page } from '@playwright/test';

/** Places that are marked as the page's own in a row that scrolls sideways, and that a part of is beyond its edge. */
export function outOfSight(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav [aria-current=page]')]
      .filter((place) => {
        const row = place.closest('nav');
        if (!row || row.scrollWidth <= row.clientWidth) return false;
        const [own, seen] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
        return own.left < seen.left - 1 || own.right > seen.right + 1;
      })
      .map((place) => place.textContent),
  );
}
