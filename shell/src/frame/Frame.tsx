import type { PageHandle } from '@ofgc/shared/contract';
import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { menuState, searchState } from '@ofgc/shared/state';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { remoteOfPath } from '../composition/release-vector.ts';
import { AlertBanner } from './alert/AlertBanner.tsx';
import { focusMainHeading } from './scroll/focus.ts';
import { ScrollManager } from './scroll/ScrollManager.tsx';
import { BackToTop } from './scroll/BackToTop.tsx';
import { QuickViewModal } from './quick-view/QuickViewModal.tsx';
import { footer, newsletter } from './frame-parts.tsx';
import styles from './Frame.module.css';
import { useVector } from './section-links/section-links.ts';
import { LoadingBar } from './loading/LoadingBar.tsx';
import { Menu } from './menu/Menu.tsx';
import { MessageModal } from './modals/MessageModal.tsx';
import { OfflineNotice } from './connection/OfflineNotice.tsx';
import { SearchOverlay } from './search/SearchOverlay.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { useBarScroll } from './top-bar/use-bar-scroll.ts';
import { WaitingOverlay } from './loading/WaitingOverlay.tsx';

interface FrameProps {
  /** The alert of the day when the server rendered the page. */
  alert: Alert | null;
  /** Called when a message titled '¡OK!' is closed. */
  onMessageClosed?: () => void;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page, which has the colour of its section. Overlays are outside of the element that is inert while they are open. */
export function Frame({ alert, onMessageClosed, children }: FrameProps) {
  const { t } = useTranslation('shell');
  const isMenuOpen = useAtomValue(menuState);
  const isSearchOpen = useAtomValue(searchState);
  // A page that could not be loaded has no data: its error is shown with the whole frame, even if the page itself is bare.
  const isBare = useMatches().some(
    ({ handle, loaderData }) => (handle as PageHandle | undefined)?.isBare && loaderData !== undefined,
  );
  const vector = useVector();
  const { pathname } = useLocation();
  const owner = remoteOfPath(splitLocale(pathname).path, vector);
  useBarScroll();
  return (
    <>
      <div inert={isMenuOpen || isSearchOpen}>
        <a className="SkipLink" href="#contenido" onClick={isBare ? skipToHeading : undefined}>
          {t('skipToContent')}
        </a>
        {!isBare && (
          <>
            <TopBar />
            <AlertBanner alert={alert} />
          </>
        )}
        <main className={styles.page} id="contenido" tabIndex={-1} data-hue={vector[owner ?? '']?.hue}>
          {children}
          {!isBare && <BackToTop />}
        </main>
        {!isBare && (
          <>
            {/* A confidential page must not ask for a name or an address. */}
            {!isConfidential(pathname) && newsletter}
            {footer}
          </>
        )}
      </div>
      <Menu />
      <SearchOverlay />
      <LoadingBar />
      <WaitingOverlay />
      {!isBare && <OfflineNotice />}
      <MessageModal onClosed={onMessageClosed} />
      <QuickViewModal />
      <ScrollManager />
    </>
  );
}

/** A bare page has its own bar and navigation within `main`, before its heading. */
function skipToHeading(event: MouseEvent): void {
  event.preventDefault();
  focusMainHeading();
  document.activeElement?.scrollIntoView();
}
