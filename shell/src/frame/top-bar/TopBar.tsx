import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useIsHydrated } from '@ofgc/shared/hydration/use-is-hydrated.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { menuState, navTheme, navThemeAlwaysActive, searchState } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import { Calendar, Menu as MenuLines, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import item from './BarItem.module.css';
import { HomeLink } from './HomeLink.tsx';
import { LanguageLink } from '../language/LanguageLink.tsx';
import styles from './TopBar.module.css';
import { useBarBackground } from './use-bar-background.ts';

/** Fixed above every page: menu, language, home, calendar, search. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { path } = splitLocale(useLocation().pathname);
  const isAlwaysActive = useAtomValue(navThemeAlwaysActive);
  const isThemeOn = useAtomValue(navTheme) && !isAlwaysActive;
  const isMenuOpen = useAtomValue(menuState);
  const isSearchOpen = useAtomValue(searchState);
  // Before hydration, the browser itself exposes whether a popover is open.
  const isHydrated = useIsHydrated();
  const bar = useRef<HTMLElement>(null);
  const tone = useBarBackground(bar, isThemeOn);

  return (
    <header
      ref={bar}
      className={styles.bar}
      data-scrolled={isThemeOn ? undefined : ''}
      data-theme={tone === 'dark' ? 'sea' : undefined}
      data-print="hidden"
    >
      <div className={styles.row}>
        <div className={styles.start}>
          <button
            className={item.item}
            type="button"
            popoverTarget="menu"
            aria-expanded={isHydrated ? isMenuOpen : undefined}
          >
            <Icon of={isMenuOpen ? X : MenuLines} className={item.icon} />
            <span className={item.word}>{t('bar.menu')}</span>
          </button>
          <LanguageLink />
        </div>
        <HomeLink />
        <div className={styles.end}>
          <SiteLink className={item.item} to={eventsPath} aria-current={path === eventsPath ? 'page' : undefined}>
            <Icon of={Calendar} className={item.icon} />
            <span className={item.word}>{t('bar.calendar')}</span>
          </SiteLink>
          <button
            className={item.item}
            type="button"
            popoverTarget="search"
            aria-expanded={isHydrated ? isSearchOpen : undefined}
          >
            <Icon of={Search} className={item.icon} />
            <span className={item.word}>{t('bar.search')}</span>
          </button>
        </div>
      </div>
    </header>
  );
}
