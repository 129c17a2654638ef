import type { Section, SectionPage } from './section.schema.ts';

/**
 * The pages that sections declare, in the order of the site map: the shell's, then those of the menu's entries in their order,
 * then the others' by name.
 * @param sections by their names; a release from before sections declared themselves has none
 */
export function sectionPages(sections: Readonly<Record<string, Section | undefined>>): SectionPage[] {
  const rank = (name: string) => (name === 'shell' ? -1 : (sections[name]?.menu?.rank ?? Infinity));
  return Object.keys(sections)
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .flatMap((name) => sections[name]?.pages ?? []);
}
