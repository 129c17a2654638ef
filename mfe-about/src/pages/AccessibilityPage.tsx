import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { formIfAny } from '@ofgc/shared/api-client/form-if-any.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext, useSite } from '@ofgc/shared/contract';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextArticle } from '../features/institutional-pages/TextArticle.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, inscription, documents] = await Promise.all([
    fetchPage(api, accessibilityPath),
    formIfAny(fetchInscription(api, 'accesibilidad'), request, onMissing),
    dataIfAny(fetchAllDocuments(api, { path: accessibilityPath }), onMissing),
  ]);
  return { page, inscription, documents };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The anchors of the part with the form, and of the part about claims. */
const formAnchor = 'comunicacion';
const claimAnchor = 'reclamacion';

export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<Data> = {
  visitorParameters: [sentInscriptionParameter],
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

/**
 * The accessibility statement. Requests, complaints and claims take effect in the registry, so both parts link to the electronic office
 * (Real Decreto 1112/2018, arts. 10.2 and 13).
 */
export function Component() {
  const { page, inscription, documents } = useLoaderData<typeof loader>();
  const { electronicOffice } = useSite();
  const { t } = useTranslation('about');
  const [first] = page.sections;
  return (
    <TextArticle
      page={page}
      documents={documents}
      // The form's part stays open: a form returned with errors must be visible.
      isFolded={(anchor) => anchor !== first?.anchor && anchor !== formAnchor}
      renderBelow={(anchor) => (
        <>
          {anchor === formAnchor && <InscriptionForm inscription={inscription} labelledBy={anchor} />}
          {(anchor === formAnchor || anchor === claimAnchor) && (
            <ArrowLink to={electronicOffice}>{t('accessibility.register')}</ArrowLink>
          )}
        </>
      )}
    />
  );
}
