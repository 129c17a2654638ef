import { join } from 'node:path';

/** What was found wrong with a page, a sentence each. */
export interface Checks {
  axe: string[];
  targets: string[];
  /** Of letters over drawings, on rendered pixels. */
  contrast: string[];
  movement: string[];
  /** At 320 px. */
  reflow: string[];
  /** Of twice the size. */
  letters: string[];
  focus: string[];
}

export function none(): Checks {
  return { axe: [], targets: [], contrast: [], movement: [], reflow: [], letters: [], focus: [] };
}

/** One file a page and language; `write-accessibility-result.ts` sums them up. */
export const recordFolder = join(import.meta.dirname, '../test-results/accessibility');
