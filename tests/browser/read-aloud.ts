import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly unknown[] }[];
}

/** What people who do not see the page would miss, by all rules but those that are spared. */
export async function missedByEar(page: Page, spared: readonly string[] = []): Promise<readonly Violation[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is in order is counted and not described, which takes longer than finding out.
    .options({ resultTypes: ['violations'] })
    .disableRules([...spared])
    // Where there are no frames no second tab is opened to bring together what each of them says.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations;
}
