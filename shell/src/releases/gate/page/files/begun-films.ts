import type { PageElement } from '../elements.ts';

/** The most bytes of a film or sound that a page begins by itself: nobody on a phone has asked for it. */
const heaviest = 1_500 * 1024;

/**
 * Films and sounds of the release that a page begins by itself, and that take longer than the page.
 * @param sizes of the release's files by their address, in bytes @returns one line at most
 */
export function begunFilmProblems(own: readonly PageElement[], sizes: ReadonlyMap<string, number>): string[] {
  const begun = own.filter(({ name, attributes }) => /^(?:video|audio)$/.test(name) && 'autoplay' in attributes);
  const files = begun.flatMap((one) => [
    one.attributes['src'] ?? '',
    // A browser takes one of the sources: the page may have a lighter one for it.
    lightest(
      own.flatMap(({ name, parent, attributes: { src = '' } }) => (name === 'source' && parent === one ? src : [])),
      sizes,
    ),
  ]);
  const heavy = files.find((file) => (sizes.get(file) ?? 0) > heaviest);
  return heavy === undefined
    ? []
    : [
        `begins ${heavy} of ${Math.round((sizes.get(heavy) ?? 0) / 1024)} KB by itself; ${heaviest / 1024} KB are the most, a heavier one has controls`,
      ];
}

function lightest(files: readonly string[], sizes: ReadonlyMap<string, number>): string {
  return files.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0))[0] ?? '';
}
