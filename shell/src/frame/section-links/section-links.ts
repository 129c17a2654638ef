import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { use } from 'react';
import { CompositionContext } from '../../composition/composition.ts';
import type { LocalisedFrameLink, FrameSections } from '../../composition/frame-sections.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';

/** The links of a place of the frame, in the order of their ranks. */
export function linksAt(place: FramePlace, links: readonly LocalisedFrameLink[]): LocalisedFrameLink[] {
  return links.filter(({ at }) => at[place] !== undefined).toSorted((a, b) => (a.at[place] ?? 0) - (b.at[place] ?? 0));
}

/**
 * The key of the server's markup of links (`useServerMarkup`): the markup stays until the links of the live sections are loaded; from
 * then on it also depends on the path.
 */
export function linksKey(links: readonly LocalisedFrameLink[] | undefined, locale: Locale, path: string): string[] {
  return links ? [locale, path] : [locale];
}

/** The live sections' content for the frame in the page's language; empty outside of a composed page. */
export function useFrameSections(): FrameSections {
  const locale = useLocale();
  return use(CompositionContext)?.sectionsOf(locale) ?? { menu: [], later: { links: [], home: [] } };
}

/** The live releases from which the page was made; empty outside of a composed page. */
export function useVector(): ReleaseVector {
  return use(CompositionContext)?.vector ?? {};
}
