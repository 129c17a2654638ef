import type { FramePlace, Section } from '@ofgc/shared/contract/section.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type ReleaseVector, remoteOfPath } from './release-vector.ts';

/** A link of the frame, in one language. */
export interface LocalisedFrameLink {
  text: string;
  /** The path without locale. */
  to: string;
  /** The link's rank in each place, the smallest first. */
  at: Partial<Record<FramePlace, number>>;
}

/** A section's data for the frame, in one language: `section.es.json` of its release. */
export interface FrameSection {
  title: string;
  menu?: Section['menu'];
  links: readonly LocalisedFrameLink[];
  home?: Section['home'];
}

/** The menu entry of a section. */
export interface MenuEntry {
  /** The section's name. */
  name: string;
  title: string;
  /** The section's first page; the menu entry of the section being shown is open. */
  to: string;
}

/** The frame's data from all live sections, in one language. */
export interface FrameSections {
  /** Sorted by rank. */
  menu: readonly MenuEntry[];
  /** Not part of the first page's data: the links that it shows stay until the first navigation. */
  later?: {
    links: readonly LocalisedFrameLink[];
    /** The parts of the home page in their order; parts of one row are side by side. */
    home: readonly (readonly string[])[];
  };
}

/** The file with a section's data for the frame in a release, below `browser/`. */
export function frameSectionFile(locale: Locale): string {
  return `section.${locale}.json`;
}

/** A section's declarations in one language: in English a link uses its English address if it has one. */
export function frameSection({ title, menu, links, home }: Section, locale: Locale): FrameSection {
  return {
    title: title[locale],
    menu,
    links: links.map(({ text, to, inEnglish, at }) => ({
      text: text[locale],
      to: locale === 'en' && inEnglish ? inEnglish : to,
      at,
    })),
    home,
  };
}

/**
 * Combines the declarations of the live sections; links into sections that were taken down are left out.
 * @param sections by name; undefined: a release without a section declaration
 */
export function frameSections(
  sections: Readonly<Record<string, FrameSection | undefined>>,
  vector: ReleaseVector,
): Required<FrameSections> {
  const declared = Object.entries(sections).flatMap(([name, section]) => (section ? [{ name, ...section }] : []));
  const entries = declared.flatMap(({ name, title, menu }) => (menu ? [{ name, title, ...menu }] : []));
  const links = declared.flatMap((section) => section.links);
  return {
    menu: entries.toSorted((a, b) => a.rank - b.rank).map(({ name, title, to }) => ({ name, title, to })),
    later: {
      links: links.filter(({ to }) => !vector[remoteOfPath(to, vector) ?? '']?.isRemoved),
      home: rowsOf(declared.flatMap(({ home }) => Object.entries(home ?? {}))),
    },
  };
}

function rowsOf(parts: readonly [slot: string, place: { row: number; rank?: number | undefined }][]): string[][] {
  const ordered = parts.toSorted(([, a], [, b]) => a.row - b.row || (a.rank ?? 0) - (b.rank ?? 0));
  return [...Map.groupBy(ordered, ([, { row }]) => row).values()].map((row) => row.map(([slot]) => slot));
}
