import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is now: a line a rule, with the first element that breaks it.
 * @param without rules that cannot be asked here
 */
export async function findViolations(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Nothing of the site stands in a frame, so axe needs no page of its own to sum up; that halves the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .disableRules(without)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
  );
}
