import { fetchDocuments } from '@ofgc/shared/api-client/documents.ts';
import { fetchOffer } from '@ofgc/shared/api-client/offers.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Kicker } from '@ofgc/shared/design/Kicker/Kicker.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { Prose } from '@ofgc/shared/design/Prose/Prose.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HowToApply } from '../features/vacancies/HowToApply.tsx';
import { JobsHelp } from '../features/portal/JobsHelp.tsx';
import { OfferFacts } from '../features/vacancies/VacancyFacts.tsx';
import { OfferDocuments } from '../features/vacancies/VacancyDocuments.tsx';
import { OfferTimeline } from '../features/timeline/VacancyTimeline.tsx';
import { jobPosting } from '../features/vacancies/job-posting.ts';
import { offerStage } from '../features/vacancies/vacancy-stage.ts';
import { portalPath } from '../features/vacancies/vacancy-paths.ts';
import { shortened } from '../features/vacancies/truncate.ts';
import styles from './VacancyPage.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const offer = await fetchOffer(api, params.id ?? '');
  const { data: documents } = await fetchDocuments(api, { offer: offer.id });
  return { offer, documents, now: now().toISOString() };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { offer }, t }) => ({
    title: shortened(t('offer.pageTitle', { title: offer.title, reference: offer.reference }), 60),
    description: shortened(offer.summary, 160),
    jsonLd: jobPosting(offer, t('brandName', { ns: 'shared' })),
  }),
};

export function Component() {
  const { offer, documents, now } = useLoaderData<typeof loader>();
  const { t } = useTranslation('jobs');
  const lang = offer.lang === useLocale() ? undefined : offer.lang;
  return (
    <Container className={styles.page} data-section="jobs">
      <PageHead
        title={offer.title}
        lang={lang}
        trail={[{ label: t('portal.title'), to: portalPath }]}
        crumb={offer.reference}
        kicker={<Kicker>{t('offer.kicker', { family: offer.family.name })}</Kicker>}
      >
        <TranslationNotice lang={offer.lang} />
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OfferFacts offer={offer} now={now} />
        </div>
        <div className={styles.text}>
          <section aria-labelledby="plaza">
            <h2 id="plaza">{t('offer.post')}</h2>
            <Prose lang={lang}>
              <p>{offer.summary}</p>
            </Prose>
          </section>
          {offer.requirements.length > 0 && (
            <section aria-labelledby="requisitos">
              <h2 id="requisitos">{t('offer.requirements')}</h2>
              <Prose lang={lang}>
                <ul>
                  {offer.requirements.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                </ul>
              </Prose>
            </section>
          )}
          {offer.status !== 'cancelled' && offer.timeline.length > 0 && (
            <section aria-labelledby="proceso">
              <h2 id="proceso">{t('process.title')}</h2>
              <OfferTimeline offer={offer} documents={documents} now={now} />
            </section>
          )}
          <section aria-labelledby="documentos">
            <h2 id="documentos">{t('documents.title')}</h2>
            <OfferDocuments documents={documents} />
          </section>
          <section aria-labelledby="solicitud">
            <h2 id="solicitud">{t(offerStage(offer) === 'ended' ? 'apply.titleEnded' : 'apply.title')}</h2>
            <HowToApply offer={offer} />
          </section>
          <p>
            <ArrowLink to={portalPath}>{t('portal.allOffers')}</ArrowLink>
          </p>
        </div>
      </div>
      <JobsHelp />
    </Container>
  );
}
