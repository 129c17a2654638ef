import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { menuState, closeMenu, openMenu, openSearch } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { Search, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import item from '../top-bar/BarItem.module.css';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { useFrameSections } from '../section-links/section-links.ts';
import styles from './Menu.module.css';
import { StaticMenuFoot } from './StaticMenuFoot.tsx';
import { MenuSection } from './MenuSection.tsx';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { usePopover } from '../modals/use-popover.ts';

/** The slide-in menu: a native popover, so that it opens before React and without it. */
export function Menu() {
  const { t } = useTranslation('shell');
  const open = useSetAtom(openMenu);
  const close = useSetAtom(closeMenu);
  const search = useSetAtom(openSearch);
  const popover = usePopover(useAtomValue(menuState), open, close);
  const goToSearch = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    search();
  };

  return (
    <nav
      ref={popover}
      id="menu"
      popover="auto"
      className={styles.menu}
      data-theme="sea"
      data-overlay
      aria-label={t('menu.label')}
    >
      <div className={styles.bar}>
        <button
          className={item.item}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('menu.closeMenu')}
          data-first-focus
        >
          <Icon of={X} className={item.icon} />
          <span>{t('menu.close')}</span>
        </button>
        <LanguageLink />
      </div>
      <ul className={styles.list}>
        {useFrameSections().menu.map((entry) => (
          <MenuSection key={entry.name} entry={entry} />
        ))}
        <li>
          <SiteLink className={styles.search} to={searchPath} onClick={goToSearch}>
            {t('menu.search')} <Icon of={Search} />
          </SiteLink>
        </li>
      </ul>
      <StaticMenuFoot />
    </nav>
  );
}
