import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { use } from 'react';
import { CompositionContext } from '../composition/composition.ts';
import type { FrameLink, FrameSections } from '../composition/frame-sections.ts';
import type { ReleaseVector } from '../composition/release-vector.ts';

/** The links of a place of the frame, in the order of their ranks. */
export function linksAt(place: FramePlace, links: readonly FrameLink[]): FrameLink[] {
  return links.filter(({ at }) => at[place] !== undefined).toSorted((a, b) => (a.at[place] ?? 0) - (b.at[place] ?? 0));
}

/**
 * What links are made from, as a key of the markup that the server sent: they stay until the links and where the visitor is
 * are known anew.
 */
export function linksKey(links: readonly FrameLink[] | undefined, locale: Locale, path: string): string[] {
  return links ? [locale, path] : [locale];
}

/** What the live sections give the frame in the page's language; nothing outside of a composed page. */
export function useFrameSections(): FrameSections {
  const locale = useLocale();
  return use(CompositionContext)?.sectionsOf(locale) ?? { menu: [], later: { links: [], home: [] } };
}

/** The live releases that the page was made of; none outside of a composed page. */
export function useVector(): ReleaseVector {
  return use(CompositionContext)?.vector ?? {};
}
