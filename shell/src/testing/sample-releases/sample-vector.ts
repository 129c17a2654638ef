import { readSections } from '@ofgc/shared/testing/read-sections.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Composition } from '../../composition/composition.ts';
import { frameSection, type FrameSections, frameSections } from '../../composition/frame-sections.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';

/** The remotes of this repository as a page would carry them. @param mounts of remotes, for tests that need a path's owner */
export async function sampleVector(mounts: Record<string, readonly string[]> = {}): Promise<ReleaseVector> {
  const { shell: _shell, ...sections } = await readSections();
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [
      name,
      { version: 'v1', mounts: mounts[name] ?? [], slots: [], integrity: '', hue: section.hue },
    ]),
  );
}

/** The frame's data from the sections of this repository. */
export async function sampleSections(vector: ReleaseVector, locale: Locale = 'es'): Promise<Required<FrameSections>> {
  const sections = Object.entries(await readSections());
  return frameSections(
    Object.fromEntries(sections.map(([name, section]) => [name, frameSection(section, locale)])),
    vector,
  );
}

/** A composition for the frame, with the live releases and their sections. */
export function composedOf(vector: ReleaseVector, sections: Record<Locale, FrameSections>): Composition {
  return {
    vector,
    sectionsOf: (locale) => sections[locale],
    i18nOf: () => {
      throw new Error('the words are given');
    },
    hasSlot: () => false,
    loadSlot: async () => null,
    slotComponent: () => () => null,
    reportError: () => {},
  };
}
