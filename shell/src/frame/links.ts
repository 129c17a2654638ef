import type { FrameLink, FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { use } from 'react';
import { CompositionContext } from '../composition/composition.ts';
import { type ReleaseVector, remoteOfPath } from '../composition/release-vector.ts';
import { shellLinks } from '../section.ts';

/** An entry of the menu: a section that has one. */
export interface MenuEntry {
  /** Of the section. */
  name: string;
  title: Record<Locale, string>;
  /** Where the section begins: the entry of the section being shown stands open. */
  to: string;
}

/** The live sections' entries, in the order of their ranks. */
export function menuEntries(vector: ReleaseVector): MenuEntry[] {
  return Object.entries(vector)
    .flatMap(([name, { section }]) => (section?.menu ? [{ name, title: section.title, ...section.menu }] : []))
    .toSorted((a, b) => a.rank - b.rank);
}

/**
 * The links of a place of the frame: what the live sections and the shell declare for it, in the order of their ranks;
 * none into a section that was taken down.
 */
export function linksAt(place: FramePlace, vector: ReleaseVector): FrameLink[] {
  return [...Object.values(vector).flatMap(({ section }) => section?.links ?? []), ...shellLinks]
    .filter(({ at, to }) => at[place] !== undefined && !vector[remoteOfPath(to, vector) ?? '']?.isRemoved)
    .toSorted((a, b) => (a.at[place] ?? 0) - (b.at[place] ?? 0));
}

/** The live releases that the page was made of; none outside of a composed page. */
export function useVector(): ReleaseVector {
  return use(CompositionContext)?.vector ?? {};
}
