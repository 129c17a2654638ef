import { type ApiClient, httpStatusOf } from '@ofgc/shared/api-client';
import {
  fetchOfficeConcert,
  saveOfficeConcert,
  undoOfficeConcert,
} from '@ofgc/shared/api-client/office/office-concerts.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { thenShow } from '@ofgc/shared/forms/then-show.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { officeConcertsPath } from '@ofgc/shared/routes/office/concerts.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ConcertForm } from '../features/concerts/ConcertForm.tsx';
import { ConcertHistory } from '../features/concerts/ConcertHistory.tsx';
import { ConcertPreview } from '../features/concerts/ConcertPreview.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who, { params: { id = '' } }) => ({
  who,
  concert: await fetchEditable(api, id),
}));

/** A concert; null where this server still has other content than the database, and edits nothing until it is updated. */
async function fetchEditable(api: ApiClient, id: string) {
  try {
    return await fetchOfficeConcert(api, id);
  } catch (error) {
    if (httpStatusOf(error) === 409) return null;
    throw error;
  }
}

export const action = formAction({
  concert: thenShow('#historial', ({ api, body, params: { id = '' } }) => saveOfficeConcert(api, id, body)),
  undo: thenShow('#historial', ({ api, body, params: { id = '' } }) => undoOfficeConcert(api, id, body)),
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isPrivate: true,
  isBare: true,
  meta: ({ data: { concert }, locale, t }) => ({
    title: concert?.title[locale] ?? t('concerts.title'),
    description: t('concerts.description'),
  }),
};

export function Component() {
  const { who, concert } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <OfficeFrame
      who={who}
      title={concert?.title[locale] ?? t('concerts.title')}
      aside={<SiteLink to={officeConcertsPath}>{t('concerts.back')}</SiteLink>}
    >
      {concert ? (
        <div className={styles.columns}>
          <ConcertForm key={concert.version} concert={concert} />
          <div className={styles.column}>
            <ConcertPreview concert={concert} />
            <ConcertHistory concert={concert} />
          </div>
        </div>
      ) : (
        <Notice>{t('concerts.otherContent')}</Notice>
      )}
    </OfficeFrame>
  );
}
