import { readSections } from '@ofgc/shared/testing/read-sections.ts';
import type { Composition } from '../composition/composition.ts';
import type { ReleaseVector } from '../composition/release-vector.ts';

/** The remotes of this repository as a page would carry them. @param mounts of remotes, where a test asks who owns a path */
export async function sampleVector(mounts: Record<string, readonly string[]> = {}): Promise<ReleaseVector> {
  const { shell: _shell, ...sections } = await readSections();
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [
      name,
      { version: 'v1', mounts: mounts[name] ?? [], slots: [], entry: [], section },
    ]),
  );
}

/** What the frame asks of a composed page: the live releases. */
export function composedOf(vector: ReleaseVector): Composition {
  return {
    vector,
    i18nOf: () => {
      throw new Error('the words are given');
    },
    hasSlot: () => false,
    loadSlot: async () => null,
    slotComponent: () => () => null,
    reportError: () => {},
  };
}
