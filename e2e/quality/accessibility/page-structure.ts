import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Hashes of the structures already checked in this process. */
const seen = new Set<string>();

/**
 * Whether no earlier page had the same structure: elements, classes, roles and states, without texts; equal neighbours (the rows of a
 * list) count once. Two concerts, or a page in two languages, have one structure. With `OFGC_EVERY_PAGE=1` every page counts as new, so
 * that all checks are made on it.
 */
export async function isNewStructure(page: Page): Promise<boolean> {
  if (process.env.OFGC_EVERY_PAGE) return true;
  const structure = await page.evaluate(() => {
    const describe = (element: Element): string => {
      if (element.tagName === 'svg') return 'svg';
      const names = [...element.attributes]
        .filter(({ name }) => /^(aria-(?!label|describedby|controls|owns)|role$|type$|hidden$|data-state$)/.test(name))
        .map(({ name, value }) => `${name}=${/^aria-labelledby$/.test(name) ? '' : value}`);
      const parts: string[] = [];
      for (const child of element.children) {
        const part = describe(child);
        if (part !== parts.at(-1)) parts.push(part);
      }
      return `${element.tagName}.${[...element.classList].join('.')}[${names.join()}](${parts.join()})`;
    };
    return describe(document.body);
  });
  const hash = createHash('sha256').update(structure).digest('base64');
  if (seen.has(hash)) return false;
  seen.add(hash);
  return true;
}
