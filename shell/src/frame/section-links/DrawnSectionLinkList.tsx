import type { FramePlace } from '@ofgc/shared/contract/section.schema.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { LocalisedFrameLink } from '../../composition/frame-sections.ts';
import { linksAt } from './section-links.ts';

export interface DrawnSectionLinkListProps {
  place: FramePlace;
  className?: string | undefined;
  locale: Locale;
  /** The path of the shown page, without locale. */
  path: string;
  links: readonly LocalisedFrameLink[] | undefined;
}

/** Renders a list of the frame's links. */
export function DrawnSectionLinkList({ place, className, path, links = [] }: DrawnSectionLinkListProps) {
  return (
    <ul className={className}>
      {linksAt(place, links).map(({ text, to }) => (
        <li key={to + text}>
          <SiteLink to={to} aria-current={to === path ? 'page' : undefined}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
