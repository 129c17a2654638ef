import { fetchDisclosures } from '@ofgc/shared/api-client/disclosures.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { transparencyPath } from '@ofgc/shared/routes/pages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DisclosureList } from '../features/disclosures/DisclosureList.tsx';
import { TextArticle } from '../features/institutional-pages/TextArticle.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, { data: disclosures }] = await Promise.all([fetchPage(api, transparencyPath), fetchDisclosures(api)]);
  return { page, disclosures };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, disclosures } = useLoaderData<typeof loader>();
  const inPart = (anchor: string) => disclosures.filter(({ section }) => section === anchor);
  return (
    <TextArticle
      page={page}
      isFolded
      renderBelow={(anchor) => inPart(anchor).length > 0 && <DisclosureList disclosures={inPart(anchor)} />}
    />
  );
}
