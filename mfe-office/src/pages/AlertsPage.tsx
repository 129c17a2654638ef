import { fetchOfficeAlerts } from '@ofgc/shared/api-client/office/office-alerts.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { officeAlertPath, newAlert } from '@ofgc/shared/routes/office/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { AlertList } from '../features/alerts/AlertList.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';

export const loader = staffLoader(async ({ api }, who) => ({ who, alerts: await fetchOfficeAlerts(api) }));

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('alerts.title'), description: t('alerts.description') }),
};

export function Component() {
  const { who, alerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame
      who={who}
      title={t('alerts.title')}
      aside={<SiteLink to={officeAlertPath(newAlert)}>{t('alerts.write')}</SiteLink>}
    >
      {alerts.length > 0 ? <AlertList alerts={alerts} /> : <EmptyState title={t('alerts.empty')} headingLevel={2} />}
    </OfficeFrame>
  );
}
