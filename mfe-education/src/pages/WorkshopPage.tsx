import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchWorkshops } from '@ofgc/shared/api-client/education/workshops.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { formIfAny } from '@ofgc/shared/api-client/form-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { PastItemRows } from '../features/activities/PastItemRows.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { WorkshopItem } from '../features/workshops/WorkshopItem.tsx';
import styles from './WorkshopPage.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, { data }, guides, inscription, reminder] = await Promise.all([
    fetchPage(api, educationPaths.workshop),
    fetchWorkshops(api),
    dataIfAny(fetchAllDocuments(api, { category: 'education', kind: 'guide' }), onMissing),
    formIfAny(fetchInscription(api, 'taller-profesorado'), request, onMissing),
    formIfAny(fetchInscription(api, 'taller-aviso'), request, onMissing),
  ]);
  return {
    page,
    guides,
    inscription,
    // Before registration opens, visitors may ask for a reminder, but not so early that their address would be deleted before.
    reminder: inscription?.state === 'notYet' && reminder?.state !== 'notYet' ? reminder : null,
    // The API's order is the latest first; the page shows the nearest first.
    ahead: data.filter(({ state }) => state !== 'past').toReversed(),
    past: data.filter(({ state }) => state === 'past'),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<Data> = {
  visitorParameters: [sentInscriptionParameter],
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, guides, inscription, reminder, ahead, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  return (
    <EducationLayout page={page} help="schools">
      <TitledSection id="convocatoria" title={t('workshop.call')}>
        {ahead.length === 0 && <EmptyState title={t('workshop.none')}>{t('workshop.noneText')}</EmptyState>}
        <div className={styles.workshops}>
          {ahead.map((workshop) => (
            <WorkshopItem key={workshop.id} workshop={workshop} />
          ))}
        </div>
      </TitledSection>
      <TitledSection id="como" title={t('workshop.good')} tone="sunken">
        <TitledTexts
          parts={page.sections}
          lang={lang}
          level={3}
          after={{
            inscripcion: (
              <>
                {ahead.length > 0 && (
                  <InscriptionForm inscription={inscription} labelledBy="inscripcion" headingLevel={4} />
                )}
                {reminder && <InscriptionForm inscription={reminder} labelledBy="inscripcion" headingLevel={4} />}
              </>
            ),
            materiales: guides ? <Downloads documents={guides} /> : <MissingPart />,
          }}
        />
      </TitledSection>
      {past.length > 0 && (
        <FoldedSection id="anteriores" title={t('workshop.past')}>
          <PastItemRows
            areNotesLabels
            items={past.map(({ id, title, summary, meetings, places, lang: own }) => ({
              id,
              title,
              html: summary,
              when: meetings[0] ? formatDate(meetings[0].startsAt, 'month', locale) : '',
              // How many came is written down after a workshop.
              note: places.left < places.total ? t('workshop.took', { count: places.total - places.left }) : '',
              lang: own,
            }))}
          />
        </FoldedSection>
      )}
    </EducationLayout>
  );
}
