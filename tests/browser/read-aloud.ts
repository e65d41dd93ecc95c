import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[];
}

/**
 * What people who do not see the page would miss, by all rules but those that are spared. What fades in is faint while it does: a page
 * of a shared round is never quite still, so that what was found is looked for once more when what moved has come to rest.
 */
export async function missedByEar(page: Page, spared: readonly string[] = []): Promise<readonly Violation[]> {
  const found = await judge(page, spared);
  if (found.length === 0) return found;
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const late = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
  });
  return judge(page, spared);
}

async function judge(page: Page, spared: readonly string[]): Promise<readonly Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is in order is counted and not described, which takes longer than finding out.
    // A name that does not say what is read on a button is of no use to whoever says what to press; the rule is on trial in axe.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .disableRules([...spared])
    // Where there are no frames no second tab is opened to bring together what each of them says.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations;
}
