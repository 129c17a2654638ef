import type { Locale } from '@ofgc/shared/domain/locale.ts';
import texts from './texts.json' with { type: 'json' };

export type Purpose = keyof typeof texts;
export const purposes = Object.keys(texts) as Purpose[];

export interface ConsentText extends Record<Locale, { text: string; notice: string }> {
  /** When the wording came into force. */
  version: string;
}

/**
 * The wording that visitors are shown now. A wording that was shown is never edited: what people agreed to stays
 * readable in `texts.json`. A new one is added at the end of its purpose, with a new version.
 */
export function currentText(purpose: Purpose): ConsentText {
  return versionsOf(purpose).at(-1) as ConsentText;
}

/** A wording that was shown once; undefined where there never was one. */
export function textOfVersion(purpose: Purpose, version: string): ConsentText | undefined {
  return versionsOf(purpose).find((text) => text.version === version);
}

function versionsOf(purpose: Purpose): readonly ConsentText[] {
  return texts[purpose];
}
