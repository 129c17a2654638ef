import type { Locale } from '@ofgc/shared/domain/locale.ts';
import texts from './texts.json' with { type: 'json' };

export type Purpose = keyof typeof texts;
export const purposes = Object.keys(texts) as Purpose[];

interface ConsentText extends Record<Locale, { text: string; notice: string }> {
  /** The month in which the wording was first used. */
  version: string;
}

/**
 * The current wording. A wording that was used is never edited, so that people's agreement stays readable in `texts.json`; a new wording is
 * added at the end of its purpose, with a new version.
 */
export function currentText(purpose: Purpose): ConsentText {
  return versionsOf(purpose).at(-1) as ConsentText;
}

/** A current or former wording; undefined for an unknown version. */
export function textOfVersion(purpose: Purpose, version: string): ConsentText | undefined {
  return versionsOf(purpose).find((text) => text.version === version);
}

function versionsOf(purpose: Purpose): readonly ConsentText[] {
  return texts[purpose];
}
