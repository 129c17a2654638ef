import type { PageHandle } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Lead } from '@ofgc/shared/design/Lead/Lead.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findKept, type KeptPage } from '../features/offline/cached-pages.ts';
import { HandBar } from '../features/programme-booklet/BookletBar.tsx';
import { HandFoot } from '../features/programme-booklet/BookletFooter.tsx';
import { plainDisplay, themeOf } from '../features/programme-booklet/display-settings.ts';
import { useBarColour } from '../features/programme-booklet/use-theme-color.ts';
import { useDisplay } from '../features/programme-booklet/use-display-settings.ts';
import { useInBrowser } from '../features/programme-booklet/use-in-browser.ts';
import styles from './OfflinePage.module.css';

export async function loader() {
  return null;
}

export const handle: PageHandle = {
  isBare: true,
  meta: ({ t }) => ({
    title: t('handProgramme.offline.title'),
    description: t('handProgramme.offline.text'),
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
  const [display, setDisplay] = useDisplay(plainDisplay);
  const theme = themeOf(display, false);
  useBarColour();
  const target = useInBrowser(readTarget, '/');
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    findKept(locale).then(setKept, () => {});
  }, [locale]);
  return (
    <article className={styles.page} data-section="concerts" data-page-theme={theme}>
      <HandBar
        back={{ to: '/programa', label: t('handProgramme.title') }}
        path={path}
        display={display}
        theme={theme}
        onDisplay={setDisplay}
      />
      <Container className={styles.words}>
        <h1>{t('handProgramme.offline.title')}</h1>
        <Lead>{t('handProgramme.offline.text')}</Lead>
        <p>
          <a className={styles.retry} href={target}>
            {t('handProgramme.offline.retry')}
          </a>
        </p>
        {kept.length > 0 && (
          <section aria-labelledby="guardado">
            <h2 id="guardado">{t('handProgramme.offline.kept')}</h2>
            <ul className={styles.kept}>
              {kept.map(({ address, title }) => (
                <li key={address}>
                  <a href={address}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <HandFoot links={[]} />
      </Container>
    </article>
  );
}
