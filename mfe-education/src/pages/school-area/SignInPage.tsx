import { fetchSession, requestLink, signIn } from '@ofgc/shared/api-client/sessions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { withoutSecrets } from '@ofgc/shared/sign-in/without-secrets.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { returnParameter, wantedPath } from '@ofgc/shared/routes/accounts.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { withQuery } from '@ofgc/shared/routes/with-query.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { SignInForms } from '../../features/school-account/SignInForms.tsx';
import { SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const { identity } = await fetchSession(api);
  const wanted = wantedPath('centre', searchParams.get(returnParameter));
  if (identity?.kind === 'centre') throw redirect(localisedPath(wanted, locale));
  return { wanted, isSent: searchParams.has('enviado') };
}

export const action = withoutSecrets(
  formAction({
    'sign-in': async ({ api, body: { wanted, ...body } }) => {
      await signIn(api, body);
      return wantedPath('centre', wanted);
    },
    link: async ({ api, body: { wanted, ...body }, path }) => {
      await requestLink(api, { ...body, purpose: 'signIn' });
      const after = wantedPath('centre', wanted);
      const way = { [returnParameter]: after === schoolAreaPaths.area ? undefined : after };
      return `${withQuery(path, { ...way, enviado: '1' })}#enviado`;
    },
  }),
);

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [returnParameter, 'enviado'],
  meta: ({ t }) => ({ title: t('signIn.title'), description: t('area.description') }),
};

export function Component() {
  const { wanted, isSent } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={t('signIn.title')} lead={t('signIn.lead')} above="none">
      {isSent && (
        <FormSuccess id="enviado" title={t('signIn.sent')} headingLevel={2}>
          <p>{t('signIn.sentText')}</p>
        </FormSuccess>
      )}
      <SignInForms wanted={wanted} />
    </SchoolAreaLayout>
  );
}
