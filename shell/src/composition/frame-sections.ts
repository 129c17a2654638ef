import type { FramePlace, Section } from '@ofgc/shared/contract/section.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { type ReleaseVector, remoteOfPath } from './release-vector.ts';

/** A link of the frame, in one language. */
export interface FrameLink {
  text: string;
  /** Without locale. */
  to: string;
  /** Place → its rank there, the smallest first. */
  at: Partial<Record<FramePlace, number>>;
}

/** What a section gives the frame, in one language: `section.es.json` of its release. */
export interface FrameSection {
  title: string;
  menu?: Section['menu'];
  links: readonly FrameLink[];
  home?: Section['home'];
}

/** An entry of the menu: a section that has one. */
export interface MenuEntry {
  /** Of the section. */
  name: string;
  title: string;
  /** Where the section begins: the entry of the section being shown stands open. */
  to: string;
}

/** What the live sections give the frame, in one language. */
export interface FrameSections {
  /** In the order of their ranks. */
  menu: readonly MenuEntry[];
  /** What the first page does not bring: the links that it shows stay until the first navigation. */
  later?: {
    links: readonly FrameLink[];
    /** The parts of the home page in their order; those of one row stand side by side. */
    home: readonly (readonly string[])[];
  };
}

/** The file of a release that says what its section gives the frame, below `browser/`. */
export function frameSectionFile(locale: Locale): string {
  return `section.${locale}.json`;
}

/** What a section declares, in one language: in English a link leads to its own English address where it has one. */
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
 * Puts together what the live sections declare; no link leads into a section that was taken down.
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
