import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAuditions } from '@ofgc/shared/api-client/jobs/auditions.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { closedEarly, hasEnded } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { auditionsPath } from '@ofgc/shared/routes/site/pages.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { UpcomingAudition } from '../features/auditions/UpcomingAudition.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import { PastAuditions } from '../features/auditions/PastAuditions.tsx';
import { InstitutionalHead } from '../features/institutional-pages/InstitutionalHead.tsx';
import { LastUpdated } from '../features/institutional-pages/LastUpdated.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { TextSection } from '../features/institutional-pages/TextSection.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now, onMissing } = context.get(pageContext);
  const [page, { data: auditions }] = await Promise.all([fetchPage(api, auditionsPath), fetchAuditions(api)]);
  const open = auditions.filter(({ status }) => !hasEnded(status));
  const vacancies = open.flatMap(({ offer }) => offer?.id ?? []);
  const documents =
    vacancies.length > 0 ? await dataIfAny(fetchAllDocuments(api, { offer: vacancies.join(',') }), onMissing) : [];
  const calls = open.map((audition) => ({
    audition,
    documents: audition.offer ? documents?.filter(({ offer }) => offer === audition.offer?.id) : [],
    isClosedEarly: closedEarly(audition, now().toISOString()),
  }));
  return { page, calls, past: auditions.filter(({ status }) => hasEnded(status)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

const callsId = 'convocatorias';
const resultsId = 'resultados';

export function Component() {
  const { page, calls, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const lang = foreignLang(page.lang, useLocale());
  const parts = useMemo(
    () => [
      { id: callsId, title: t('audition.calls') },
      ...page.sections.map(({ anchor, title }) => ({ id: anchor, title, lang })),
      ...(past.length > 0 ? [{ id: resultsId, title: t('audition.results') }] : []),
    ],
    [page, lang, past, t],
  );
  return (
    <Container>
      <InstitutionalHead page={page}>
        <LastUpdated on={page.updatedOn} />
      </InstitutionalHead>
      <LongPage parts={parts} of="text">
        <TranslationNotice lang={page.lang} />
        <TextSection id={callsId} title={t('audition.calls')} lang={undefined}>
          <Drawing name="screen" crop="band" palette="blue" alt={t('audition.drawing')} isEager />
          {calls.map((call) => (
            <UpcomingAudition key={call.audition.id} {...call} />
          ))}
          {calls.length === 0 && <p>{t('audition.none')}</p>}
        </TextSection>
        {page.sections.map(({ anchor, title, html }) => (
          <TextSection key={anchor} id={anchor} title={title} lang={lang} isFolded>
            <Html html={html} lang={lang} />
          </TextSection>
        ))}
        {past.length > 0 && (
          <TextSection id={resultsId} title={t('audition.results')} lang={undefined} isFolded>
            <PastAuditions auditions={past} />
          </TextSection>
        )}
        <PageHelp path={page.path} />
      </LongPage>
    </Container>
  );
}
