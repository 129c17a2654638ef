import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import type { Release } from '../../../releases/release.schema.ts';

/**
 * The texts that some chunks of a release use, as `namespace:key`, and texts that are always included: for the shell those of its
 * frame without the error views, which bring their own; for a remote those of its entry.
 * @throws when the release has no such chunk
 */
export function keysOfChunks({ name, chunks }: Pick<Release, 'name' | 'chunks'>, asked: readonly string[]): string[] {
  const frame = Object.keys(chunks).filter((chunk) => chunk.startsWith('frame.') && chunk !== 'frame.errors');
  const entry = name === 'shell' ? ['main', ...frame] : [`${name}.remote`].filter((chunk) => chunk in chunks);
  return [...entry, ...asked].flatMap((chunk) => {
    const files = chunks[chunk];
    if (!files) throw new Error(`${name} has no chunk ${chunk}`);
    return files.words ?? [];
  });
}

/** The texts whose keys are in the set. */
export function pickTexts(texts: FlatCatalogues, askedFor: ReadonlySet<string>): FlatCatalogues {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, words]) => [
      namespace,
      Object.fromEntries(Object.entries(words).filter(([key]) => askedFor.has(`${namespace}:${key}`))),
    ]),
  );
}
