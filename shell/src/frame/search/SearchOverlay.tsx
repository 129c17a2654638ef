import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { closeSearch, openSearch, searchState } from '@ofgc/shared/state';
import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import item from '../top-bar/BarItem.module.css';
import { HomeLink } from '../top-bar/HomeLink.tsx';
import styles from './SearchOverlay.module.css';
import { SearchForm } from './SearchForm.tsx';
import { usePopover } from '../modals/use-popover.ts';

/** The search over the whole screen: a native popover with a form that also works without JavaScript. */
export function SearchOverlay() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const isOpen = useAtomValue(searchState);
  const open = useSetAtom(openSearch);
  const close = useSetAtom(closeSearch);
  const popover = usePopover<HTMLDialogElement>(isOpen, open, close);
  const goTo = (path: string) => {
    close();
    void navigate(localisedPath(path, locale));
  };

  return (
    <dialog
      ref={popover}
      id="search"
      popover="auto"
      className={styles.overlay}
      aria-label={t('search.label')}
      data-theme="sea"
      data-overlay
    >
      <div className={styles.bar}>
        <HomeLink />
        <button
          className={item.item}
          type="button"
          popoverTarget="search"
          popoverTargetAction="hide"
          aria-label={t('search.closeSearch')}
        >
          <Icon of={X} className={item.icon} />
          <span className={item.word}>{t('search.close')}</span>
        </button>
      </div>
      <Container className={styles.content}>
        <SearchForm isOpen={isOpen} action={localisedPath(searchPath, locale)} goTo={goTo} />
      </Container>
    </dialog>
  );
}
