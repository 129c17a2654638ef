import { fetchHistory } from '@ofgc/shared/api-client/explore/history.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { localYear } from '@ofgc/shared/dates/local-year.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConductorsAndHalls } from '../features/history/ConductorsAndHalls.tsx';
import { DecadeList } from '../features/history/DecadeList.tsx';
import { OrchestraTimeline } from '../features/history/OrchestraTimeline.tsx';
import { Timeline } from '../features/history/Timeline.tsx';
import { timeline } from '../features/history/timeline.ts';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './HistoryPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  return { history: await fetchHistory(api), thisYear: localYear(now()) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { history }, t }) => ({
    title: t('history.metaTitle'),
    description: t('history.description'),
    jsonLd: [
      {
        '@type': 'PerformingGroup',
        name: t('brandName', { ns: 'shared' }),
        foundingDate: String(history.milestones[0]?.year ?? ''),
      },
    ],
  }),
};

export function Component() {
  const { history, thisYear } = useLoaderData<typeof loader>();
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const { society, orchestra, decades } = timeline(history.milestones, thisYear);
  const since = society[0]?.year ?? thisYear;
  return (
    <>
      <Container className={styles.head}>
        <PageHead
          title={t('history.title')}
          trail={[{ label: t('explore'), to: explorePath }]}
          lead={t('history.lead', { count: thisYear - since })}
        />
        <DecadeList decades={decades} />
      </Container>
      <Container>
        <section aria-labelledby="sociedad">
          <SectionFold id="sociedad" title={t('history.society')}>
            <Timeline moments={society} />
          </SectionFold>
        </section>
      </Container>
      <TitledSection tone="sea" className={styles.orchestra} id="orquesta" title={t('history.orchestra')}>
        <OrchestraTimeline moments={orchestra} />
      </TitledSection>
      <FoldedSection id="directores" title={t('history.conductors')}>
        <ConductorsAndHalls periods={history.conductors} since={since} thisYear={thisYear} />
      </FoldedSection>
      <FoldedSection tone="sunken" id="sedes" title={t('history.halls')}>
        <ConductorsAndHalls periods={history.halls} since={since} thisYear={thisYear} />
      </FoldedSection>
      <FoldedSection id="fuentes" title={t('history.sources')}>
        <div className={styles.list}>
          <ul>
            {history.sources.map(({ title, text, lang }) => (
              <li key={title} lang={foreignLang(lang, locale)}>
                <cite>{title}</cite>
                <span className="soft">{text}</span>
              </li>
            ))}
          </ul>
          <p>
            <ArrowLink to={contactPath}>{t('history.contribute')}</ArrowLink>
          </p>
        </div>
      </FoldedSection>
      <Container className={styles.help}>
        <PageHelp />
      </Container>
    </>
  );
}
