import { fetchHandledReports } from '@ofgc/shared/api-client/office/reporting-channel.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { PageLinks } from '@ofgc/shared/design/navigation/PageLinks/PageLinks.tsx';
import { pageNumberIn, pageParameter } from '@ofgc/shared/filters/page-number.ts';
import { officeChannelPath } from '@ofgc/shared/routes/office/reporting-channel.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ReportTable } from '../features/reporting-channel/ReportTable.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from './InboxPage.module.css';

export const loader = staffLoader(async ({ api }, who, { request }) => ({
  who,
  reports: await fetchHandledReports(api, pageNumberIn(new URL(request.url).searchParams)),
  isErased: new URL(request.url).searchParams.has('borrada'),
}));

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: ['borrada', pageParameter],
  meta: ({ t }) => ({ title: t('channel.title'), description: t('channel.description') }),
};

export function Component() {
  const { who, reports, isErased } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame who={who} title={t('channel.title')}>
      {isErased && (
        <p id="borrada" className={styles.erased} role="status" tabIndex={-1}>
          {t('channel.erased')}
        </p>
      )}
      <p>{t('channel.description')}</p>
      {reports.data.length > 0 ? <ReportTable reports={reports.data} /> : <p>{t('channel.empty')}</p>}
      <PageLinks
        meta={reports.meta}
        pathOf={(page) => withQuery(officeChannelPath, { [pageParameter]: page })}
        texts={{
          label: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          place: (page, pages) => t('paging.place', { page, pages }),
        }}
      />
    </OfficeFrame>
  );
}
