import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchVacancy } from '@ofgc/shared/api-client/jobs/vacancies.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { PicturedHead } from '@ofgc/shared/design/layout/PageHead/PicturedHead.tsx';
import { Prose } from '@ofgc/shared/design/text/Prose/Prose.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { maxDescriptionLength, maxTitleLength, truncate } from '@ofgc/shared/text/truncate.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HowToApply } from '../features/vacancies/HowToApply.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import { VacancyFacts } from '../features/vacancies/VacancyFacts.tsx';
import { VacancyDocuments } from '../features/vacancies/VacancyDocuments.tsx';
import { VacancyTimeline } from '../features/timeline/VacancyTimeline.tsx';
import { jobPosting } from '../features/vacancies/vacancy-json-ld.ts';
import { vacancyStatusGroup } from '../features/vacancies/vacancy-status-group.ts';
import styles from './VacancyPage.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, now, onMissing } = context.get(pageContext);
  const vacancy = await fetchVacancy(api, params.id ?? '');
  const documents = await dataIfAny(fetchAllDocuments(api, { offer: vacancy.id }), onMissing);
  return { vacancy, documents, now: now().toISOString() };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { vacancy }, t }) => ({
    title: truncate(t('vacancy.pageTitle', { title: vacancy.title, reference: vacancy.reference }), maxTitleLength),
    description: truncate(vacancy.summary, maxDescriptionLength),
    jsonLd: jobPosting(vacancy, t('brandName', { ns: 'shared' })),
  }),
};

export function Component() {
  const { vacancy, documents, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('jobs');
  const lang = foreignLang(vacancy.lang, useLocale());
  return (
    <Container className={styles.page}>
      <PicturedHead
        title={vacancy.title}
        lang={lang}
        trail={[{ label: t('portal.title'), to: jobsPath }]}
        crumb={vacancy.reference}
        drawing={{ name: vacancy.drawing, palette: 'sand' }}
        eyebrow={<Eyebrow>{t('vacancy.eyebrow', { family: vacancy.family.name })}</Eyebrow>}
      >
        <TranslationNotice lang={vacancy.lang} />
      </PicturedHead>
      <div className={styles.columns}>
        <div className={`${styles.facts} stays-in-view`}>
          <VacancyFacts vacancy={vacancy} now={now} />
        </div>
        <div className={styles.text}>
          <section aria-labelledby="plaza">
            <h2 id="plaza">{t('vacancy.position')}</h2>
            <Prose lang={lang}>
              <p>{vacancy.summary}</p>
            </Prose>
          </section>
          {vacancy.requirements.length > 0 && (
            <section aria-labelledby="requisitos">
              <h2 id="requisitos">{t('vacancy.requirements')}</h2>
              <Prose lang={lang}>
                <ul>
                  {vacancy.requirements.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                </ul>
              </Prose>
            </section>
          )}
          {vacancy.status !== 'cancelled' && vacancy.timeline.length > 0 && (
            <section aria-labelledby="proceso">
              <h2 id="proceso">{t('process.title')}</h2>
              <VacancyTimeline vacancy={vacancy} documents={documents ?? []} now={now} />
            </section>
          )}
          <section aria-labelledby="documentos">
            <h2 id="documentos">{t('documents.title')}</h2>
            {documents ? <VacancyDocuments documents={documents} /> : <MissingPart />}
          </section>
          <section aria-labelledby="solicitud">
            <h2 id="solicitud">{t(vacancyStatusGroup(vacancy) === 'ended' ? 'apply.titleEnded' : 'apply.title')}</h2>
            <HowToApply vacancy={vacancy} now={now} />
          </section>
          <p>
            <ArrowLink to={jobsPath}>{t('portal.allVacancies')}</ArrowLink>
          </p>
        </div>
      </div>
      <PageHelp />
    </Container>
  );
}
