import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { officeAccountPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';

/** Begins signing in again: a colleague's unfinished sign-in on the same computer would last a quarter of an hour. */
export function OtherAccountForm() {
  const { t } = useTranslation('office');
  return <PostForm name="sign-out" submit={t('signIn.otherAccount')} kind="quiet" action={officeAccountPath} />;
}
