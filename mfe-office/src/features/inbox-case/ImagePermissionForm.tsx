import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

/** Notes that a participant no longer allows pictures: withdrawing must be as easy as allowing was. */
export function ImagePermissionForm({ version }: { version: number }) {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('record.images')}>
      {(headingId) => (
        <>
          <p>{t('record.imagesText')}</p>
          <VersionedForm
            name="images"
            submit={t('record.imagesWithdrawn')}
            kind="secondary"
            labelledBy={headingId}
            version={version}
          />
        </>
      )}
    </Panel>
  );
}
