import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';

const fields = { key: { isRequired: true } };

/** Asks for the channel's key, which opens the report for as long as the page shows it. */
export function KeyForm() {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('channel.open')}>
      {(headingId) => (
        <>
          <p>{t('channel.openText')}</p>
          <PostForm name="open" submit={t('channel.openSubmit')} fields={fields} labelledBy={headingId}>
            {({ field }) => (
              <Field
                label={t('channel.key')}
                hint={t('channel.keyHint')}
                type="password"
                {...field('key')}
                defaultValue=""
                autoComplete="off"
                isWide
              />
            )}
          </PostForm>
        </>
      )}
    </Panel>
  );
}
