import { fetchOfficeConcerts } from '@ofgc/shared/api-client/office/office-concerts.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { ConcertTable } from '../features/concerts/ConcertTable.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';

export const loader = staffLoader(async ({ api }, who) => ({ who, concerts: await fetchOfficeConcerts(api) }));

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('concerts.title'), description: t('concerts.description') }),
};

export function Component() {
  const { who, concerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame who={who} title={t('concerts.title')}>
      <p>{t('concerts.description')}</p>
      {concerts.length > 0 ? <ConcertTable concerts={concerts} /> : <p>{t('concerts.empty')}</p>}
    </OfficeFrame>
  );
}
