import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { useLocation } from 'react-router';
import type { DrawnLinkListProps } from './DrawnLinkList.tsx';
import { linksKey, useFrameSections } from './links.ts';

interface LinkListProps {
  /** What the list shows: the links that sections declare for it. */
  place: FramePlace;
  className?: string | undefined;
}

const Links = staticPart<DrawnLinkListProps>({
  tag: 'ul',
  keyOf: ({ links, locale, path }) => linksKey(links, locale, path),
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "links.kept" */ './DrawnLinkList.tsx')).DrawnLinkList,
});

/** Links of the frame; the page being shown is marked. */
export function LinkList(props: LinkListProps) {
  const { locale, path } = splitLocale(useLocation().pathname);
  return <Links {...props} locale={locale} path={path} links={useFrameSections().later?.links} />;
}
