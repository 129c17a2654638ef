import { isRemoved, type PageHandle, pageContext, useSite } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { siteMapPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SiteBranches } from '../features/site-map/SiteBranches.tsx';
import { fetchSitePages } from '../features/site-map/fetch-site-pages.ts';
import { siteSections } from '../features/site-map/site-tree.ts';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './SiteMapPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return { pages: await fetchSitePages(api) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ t }) => ({ title: t('siteMap.title'), description: t('siteMap.description') }),
};

export function Component() {
  const { pages } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const site = useSite();
  // Anchors within pages are listed for the site search only.
  const { sections, single } = siteSections(pages.filter(({ path }) => !path.includes('#') && !isRemoved(path, site)));
  return (
    <Container>
      <PageHead title={t('siteMap.title')} lead={t('siteMap.lead')} />
      <div className={styles.map}>
        {sections.map(({ path, title, lang, pages: below }) => (
          <section key={path} className={styles.section}>
            <h2>
              <SiteLink to={path} lang={foreignLang(lang, locale)}>
                {title}
              </SiteLink>
            </h2>
            <SiteBranches branches={below} />
          </section>
        ))}
        <section className={styles.section}>
          <h2>{t('siteMap.house')}</h2>
          <SiteBranches branches={single} />
        </section>
      </div>
      <div className={styles.help}>
        <PageHelp path={siteMapPath} />
      </div>
    </Container>
  );
}
