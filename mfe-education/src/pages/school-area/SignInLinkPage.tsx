import { signInByLink } from '@ofgc/shared/api-client/sessions.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { linkParameter } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

/** Opening the email's link does not sign in yet: a button does, because mail scanners follow links. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get(linkParameter) ?? '', formKey: crypto.randomUUID() };
}

export const action = formAction({
  'use-link': async ({ api, body }) => {
    await signInByLink(api, body);
    return schoolAreaPaths.area;
  },
});

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [linkParameter],
  meta: ({ t }) => ({ title: t('signIn.title'), description: t('area.description') }),
};

export function Component() {
  const { token, formKey } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={t('signIn.title')} lead={t('signIn.useText')} above="none">
      <PostForm name="use-link" submit={t('signIn.submit')} fields={{ formKey: {} }}>
        {({ field }) => (
          <>
            <input type="hidden" name="token" value={token} />
            {/* The key stays the same after a refusal: the API recognises the form whose response was lost. */}
            <input type="hidden" name="formKey" value={field('formKey', formKey).defaultValue} />
          </>
        )}
      </PostForm>
      <p>
        <SiteLink to={schoolAreaPaths.signIn}>{t('signIn.otherWay')}</SiteLink>
      </p>
    </SchoolAreaLayout>
  );
}
