import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is now: a line a rule, with the first element that breaks it.
 * @param without rules that cannot be asked here
 */
export async function findViolations(page: Page, without: string[] = []): Promise<string[]> {
  return (await analyse(page, without)).violations;
}

/** The same, and where text stands that axe cannot judge by its styles, because it lies over a drawing. */
export async function analyse(
  page: Page,
  without: string[] = [],
): Promise<{ violations: string[]; overDrawings: string[] }> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // Nothing of the site stands in a frame, so axe needs no page of its own to sum up; that halves the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(standards)
    .disableRules(without)
    .analyze();
  return {
    violations: violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`,
    ),
    overDrawings: incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0]))),
  };
}
