import { choosePassword, requestLink } from '@ofgc/shared/api-client/sessions.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { linkRequestFields, newPasswordFields, passwordLength } from '@ofgc/shared/domain/accounts/account-fields.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { withoutSecrets } from '@ofgc/shared/sign-in/without-secrets.ts';
import { linkParameter } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

/** With the link of a letter a password is chosen; without one a letter is asked for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get(linkParameter) ?? '',
    isSent: searchParams.has('enviado'),
    formKey: crypto.randomUUID(),
  };
}

export const action = withoutSecrets(
  formAction({
    password: async ({ api, body }) => {
      await choosePassword(api, body);
      return schoolAreaPaths.area;
    },
    link: async ({ api, body, path }) => {
      await requestLink(api, { ...body, purpose: 'password' });
      return `${path}?enviado=1#enviado`;
    },
  }),
);

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [linkParameter, 'enviado'],
  meta: ({ t }) => ({ title: t('password.title'), description: t('area.description'), noIndex: true }),
};

export function Component() {
  const { token, isSent, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={t('password.title')} lead={t(token ? 'password.lead' : 'password.askLead')} above="none">
      {isSent && (
        <FormSuccess id="enviado" title={t('signIn.sent')} headingLevel={2}>
          <p>{t('signIn.sentText')}</p>
        </FormSuccess>
      )}
      {token ? (
        <PostForm name="password" submit={t('password.submit')} fields={{ ...newPasswordFields, formKey: {} }}>
          {({ field }) => (
            <>
              <input type="hidden" name="token" value={token} />
              {/* The same after a refusal: where the answer alone was lost, it is the first again. */}
              <input type="hidden" name="formKey" value={field('formKey').defaultValue ?? formKey} />
              <Field
                label={t('password.new')}
                hint={t('password.hint', passwordLength)}
                {...field('password')}
                type="password"
                autoComplete="new-password"
                defaultValue=""
                isWide
              />
            </>
          )}
        </PostForm>
      ) : (
        <PostForm name="link" submit={t('password.ask')} fields={linkRequestFields}>
          {({ field }) => (
            <Field label={t('signIn.email')} type="email" autoComplete="username" {...field('email')} isWide />
          )}
        </PostForm>
      )}
    </SchoolAreaLayout>
  );
}
