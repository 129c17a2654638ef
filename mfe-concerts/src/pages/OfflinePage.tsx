import type { PageHandle } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Lead } from '@ofgc/shared/design/text/Lead/Lead.tsx';
import { OfflineCopies } from '@ofgc/shared/design/navigation/OfflineCopies/OfflineCopies.tsx';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { useInBrowser } from '@ofgc/shared/hydration/use-in-browser.ts';
import { useOfflineCopies } from '@ofgc/shared/offline/use-offline-copies.ts';
import { currentBookletPath, offlineBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { retryTarget } from '../features/offline/retry-target.ts';
import { BookletBar } from '../features/programme-booklet/BookletBar.tsx';
import { BookletFooter } from '../features/programme-booklet/BookletFooter.tsx';
import { displayTheme, parseDisplay } from '../features/booklet-display/display-settings.ts';
import { useDisplaySettings } from '../features/booklet-display/use-display-settings.ts';
import { useThemeColor } from '../features/booklet-display/use-theme-color.ts';
import styles from './OfflinePage.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  return parseDisplay(new URL(request.url).searchParams);
}

export const handle: PageHandle = {
  isBare: true,
  parameters: ['modo', 'letra'],
  meta: ({ t }) => ({
    title: t('programmeBooklet.offline.title'),
    description: t('programmeBooklet.offline.text'),
    noIndex: true,
  }),
};

/** The page that the service worker shows for pages that it has not cached. */
export function Component() {
  const { t } = useTranslation('concerts');
  const [display, setDisplay] = useDisplaySettings(useLoaderData<typeof loader>());
  const pages = useOfflineCopies();
  const theme = displayTheme(display, false);
  useThemeColor();
  const home = localisedPath('/', useLocale());
  const target = useInBrowser(() => retryTarget(home), home);
  return (
    <article data-page-theme={theme}>
      <BookletBar
        back={{ to: currentBookletPath, label: t('programmeBooklet.title') }}
        path={offlineBookletPath}
        display={display}
        theme={theme}
        onDisplay={setDisplay}
      />
      <Container className={styles.words}>
        <h1>{t('programmeBooklet.offline.title')}</h1>
        <Lead>{t('programmeBooklet.offline.text')}</Lead>
        <p>
          <a className={styles.retry} href={target}>
            {t('programmeBooklet.offline.retry')}
          </a>
        </p>
        <OfflineCopies pages={pages} title={t('programmeBooklet.offline.cached')} />
      </Container>
      <Container>
        <BookletFooter links={[]} />
      </Container>
    </article>
  );
}
