import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useLocation } from 'react-router';
import type { DrawnSectionLinkListProps } from './DrawnSectionLinkList.tsx';
import { linksKey, useFrameSections } from './section-links.ts';

interface SectionLinkListProps {
  /** The list shows the links that sections declare for this place. */
  place: FramePlace;
  className?: string | undefined;
}

const Links = staticPart<DrawnSectionLinkListProps>({
  tag: 'ul',
  keyOf: ({ links, locale, path }) => linksKey(links, locale, path),
  hasLinks: true,
  load: async () =>
    (await import(/* webpackChunkName: "links.kept" */ './DrawnSectionLinkList.tsx')).DrawnSectionLinkList,
});

/** Links of the frame; the page being shown is marked. */
export function SectionLinkList(props: SectionLinkListProps) {
  const { locale, path } = splitLocale(useLocation().pathname);
  return <Links {...props} locale={locale} path={path} links={useFrameSections().later?.links} />;
}
