import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { splitLocale } from '@ofgc/shared/i18n';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { SectionLinkList } from '../section-links/SectionLinkList.tsx';
import type { MenuEntry } from '../../composition/frame-sections.ts';
import styles from './Menu.module.css';

function DrawnSection({ entry: { name, title, to } }: { entry: MenuEntry }) {
  const { path } = splitLocale(useLocation().pathname);
  const isHere = isBelow(path, to);
  return (
    <li>
      <details name="menu" open={isHere}>
        <summary>
          {title} <Icon of={Plus} />
        </summary>
        <SectionLinkList place={`menu.${name}`} className={styles.pages} />
      </details>
    </li>
  );
}

/** A section of the menu with its pages; the section of the shown page is open. */
export const MenuSection = cachedOnServer(DrawnSection, function useKey({ entry }: { entry: MenuEntry }) {
  return [entry, useLocation().pathname];
});
