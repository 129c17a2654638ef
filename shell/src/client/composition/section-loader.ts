import type { Locale } from '@ofgc/shared/domain/locale.ts';
import {
  frameSection,
  type FrameSection,
  type FrameSections,
  frameSectionFile,
  frameSections,
} from '../../composition/frame-sections.ts';
import { assetUrl, type ReleaseVector } from '../../composition/release-vector.ts';

/** The live sections' content for the frame: the first page brings its menu, the first navigation the rest, and each other language. */
export class SectionLoader {
  readonly #vector: ReleaseVector;
  readonly #known: Map<Locale, FrameSections>;

  /** @param first the content that the page brings in its language */
  constructor(vector: ReleaseVector, locale: Locale, first: FrameSections) {
    this.#vector = vector;
    this.#known = new Map([[locale, first]]);
  }

  knows(locale: Locale): boolean {
    return this.#known.has(locale);
  }

  /** Empty for a language that has not been loaded. */
  sectionsOf(locale: Locale): FrameSections {
    return this.#known.get(locale) ?? { menu: [] };
  }

  /** Fetches what is missing to show the frame in a language. @throws where a file cannot be loaded; the next call tries again */
  async ensure(locale: Locale): Promise<void> {
    if (this.#known.get(locale)?.later) return;
    const [{ section: shell }, ...declared] = await Promise.all([
      import(/* webpackChunkName: "frame.section" */ '../../section.ts'),
      ...Object.entries(this.#vector).map(async ([name, release]) => {
        const section = release.isRemoved ? undefined : await fetchSection(name, release.version, locale);
        return [name, section] as const;
      }),
    ]);
    const sections = { ...Object.fromEntries(declared), shell: frameSection(shell, locale) };
    this.#known.set(locale, frameSections(sections, this.#vector));
  }
}

/** @returns undefined for a release without a section declaration */
async function fetchSection(name: string, version: string, locale: Locale): Promise<FrameSection | undefined> {
  const answer = await fetch(assetUrl(name, version, frameSectionFile(locale)));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the section of ${name} does not come: ${answer.status}`);
  return (await answer.json()) as FrameSection;
}
