import { fetchOfficeAlert, saveOfficeAlert, undoOfficeAlert } from '@ofgc/shared/api-client/office/office-alerts.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { thenShow } from '@ofgc/shared/forms/then-show.ts';
import { officeAlertPath, officeAlertsPath, newAlert } from '@ofgc/shared/routes/office/alerts.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { AlertForm } from '../features/alerts/AlertForm.tsx';
import { AlertHistory } from '../features/alerts/AlertHistory.tsx';
import { AlertPreview } from '../features/alerts/AlertPreview.tsx';
import { OfficeFrame } from '../features/layout/OfficeFrame.tsx';
import { staffLoader } from '@ofgc/shared/sign-in/staff-loader.ts';
import styles from '../features/layout/RecordPanels.module.css';

export const loader = staffLoader(async ({ api }, who, { params: { id = '' } }) => ({
  who,
  alert: id === newAlert ? null : await fetchOfficeAlert(api, id),
  formKey: crypto.randomUUID(),
}));

export const action = formAction({
  alert: async ({ api, body, params: { id = '' } }) =>
    `${officeAlertPath(await saveOfficeAlert(api, id, body))}#historial`,
  undo: thenShow('#historial', ({ api, body, params: { id = '' } }) => undoOfficeAlert(api, id, body)),
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  meta: ({ t }) => ({ title: t('alerts.one'), description: t('alerts.description') }),
};

export function Component() {
  const { who, alert, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  return (
    <OfficeFrame
      who={who}
      title={alert ? t('alerts.one') : t('alerts.write')}
      aside={<SiteLink to={officeAlertsPath}>{t('alerts.back')}</SiteLink>}
    >
      <div className={styles.columns}>
        <AlertForm key={alert?.version ?? 0} alert={alert} formKey={formKey} />
        {alert && (
          <div className={styles.column}>
            <AlertPreview alert={alert} />
            <AlertHistory alert={alert} />
          </div>
        )}
      </div>
    </OfficeFrame>
  );
}
