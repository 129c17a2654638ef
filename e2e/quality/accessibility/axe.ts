import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on the page as it is now: one line for each rule, with the first element that breaks it.
 * @param without rules that do not apply here
 */
export async function findViolations(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await run(page, without, ['violations']);
  return violations.map(described);
}

/** The same, and the texts over drawings, whose contrast axe cannot judge by styles. */
export async function analyse(
  page: Page,
  without: string[] = [],
): Promise<{ violations: string[]; overDrawings: string[] }> {
  const { violations, incomplete } = await run(page, without, ['violations', 'incomplete']);
  return {
    violations: violations.map(described),
    overDrawings: incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0]))),
  };
}

function run(page: Page, without: string[], resultTypes: ('violations' | 'incomplete')[]) {
  return (
    new AxeBuilder({ page })
      // The site has no iframes, so axe needs no extra page to merge results; legacy mode halves the time.
      .setLegacyMode()
      .options({ resultTypes })
      .withTags(standards)
      .disableRules(without)
      .analyze()
  );
}

function described({ id, help, nodes }: Violation): string {
  return `${id}: ${help}: ${nodes.length} × ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`;
}
