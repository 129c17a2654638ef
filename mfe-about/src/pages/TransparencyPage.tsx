import { fetchDisclosures } from '@ofgc/shared/api-client/about/disclosures.ts';
import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { formIfAny } from '@ofgc/shared/api-client/form-if-any.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { transparencyPath } from '@ofgc/shared/routes/site/pages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DisclosureList } from '../features/disclosures/DisclosureList.tsx';
import { TextArticle } from '../features/institutional-pages/TextArticle.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, { data: disclosures }, inscription] = await Promise.all([
    fetchPage(api, transparencyPath),
    fetchDisclosures(api),
    formIfAny(fetchInscription(api, 'informacion-publica'), request, onMissing),
  ]);
  return { page, disclosures, inscription };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The anchor of the part with the form. */
const requestAnchor = 'derecho-de-acceso';

export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<Data> = {
  visitorParameters: [sentInscriptionParameter],
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, disclosures, inscription } = useLoaderData<typeof loader>();
  const inPart = (anchor: string) => disclosures.filter(({ section }) => section === anchor);
  return (
    <TextArticle
      page={page}
      // Stays open: a form returned with errors must be visible.
      isFolded={(anchor) => anchor !== requestAnchor}
      renderBelow={(anchor) => (
        <>
          {inPart(anchor).length > 0 && <DisclosureList disclosures={inPart(anchor)} />}
          {anchor === requestAnchor && <InscriptionForm inscription={inscription} labelledBy={anchor} />}
        </>
      )}
    />
  );
}
