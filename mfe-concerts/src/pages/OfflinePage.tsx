import type { PageHandle } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findCachedPages, type CachedPage } from '../features/offline/cached-pages.ts';
import { BookletBar } from '../features/programme-booklet/BookletBar.tsx';
import { BookletFooter } from '../features/programme-booklet/BookletFooter.tsx';
import { defaultDisplay, displayTheme } from '../features/programme-booklet/display-settings.ts';
import { useThemeColor } from '../features/programme-booklet/use-theme-color.ts';
import { useDisplaySettings } from '../features/programme-booklet/use-display-settings.ts';
import { useInBrowser } from '../features/programme-booklet/use-in-browser.ts';
import styles from './OfflinePage.module.css';

export async function loader() {
  return null;
}

export const handle: PageHandle = {
  isBare: true,
  meta: ({ t }) => ({
    title: t('programmeBooklet.offline.title'),
    description: t('programmeBooklet.offline.text'),
    noIndex: true,
  }),
};

const path = '/programa/sin-conexion';

/** The page that was asked for, as the worker says it; another site's address is none. */
function readTarget(): string {
  const asked = new URLSearchParams(location.search).get('de') ?? '';
  return /^\/(?![/\\])/.test(asked) ? asked : '/';
}

/** What the worker shows instead of pages that it does not keep: the way back, and what is on this device. */
export function Component() {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const [display, setDisplay] = useDisplaySettings(defaultDisplay);
  const theme = displayTheme(display, false);
  useThemeColor();
  const target = useInBrowser(readTarget, '/');
  const [kept, setKept] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    findCachedPages(locale).then(setKept, () => {});
  }, [locale]);
  return (
    <article className={styles.page} data-section="concerts" data-page-theme={theme}>
      <BookletBar
        back={{ to: '/programa', label: t('programmeBooklet.title') }}
        path={path}
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
        {kept.length > 0 && (
          <section aria-labelledby="guardado">
            <h2 id="guardado">{t('programmeBooklet.offline.kept')}</h2>
            <ul className={styles.kept}>
              {kept.map(({ address, title }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <BookletFooter links={[]} />
      </Container>
    </article>
  );
}
