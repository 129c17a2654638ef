import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { LocalisedFrameLink } from '../../composition/frame-sections.ts';
import { linksAt } from '../section-links/section-links.ts';
import styles from './Menu.module.css';

export interface MenuFootProps {
  /** The electronic office: its address is a setting, so no section declares the link. */
  office: { to: string; text: string };
  locale: Locale;
  path: string;
  links: readonly LocalisedFrameLink[] | undefined;
}

const place = 'menu.foot';
/** The rank of the electronic office among the buttons, whose own ranks the sections declare. */
const officeRank = 30;

/** Renders the buttons at the menu's foot. */
export function MenuFoot({ office, links = [] }: MenuFootProps) {
  const buttons = linksAt(place, [...links, { ...office, at: { [place]: officeRank } }]);
  return (
    <div className={styles.foot}>
      {buttons.map(({ to, text }) => (
        <ButtonLink key={to} kind="secondary" size="row" to={to}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
