import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextArticle } from '../features/institutional-pages/TextArticle.tsx';

/** A page with more parts or more text (HTML, in characters) than this folds all but its first part on a phone. */
const mostOpen = { parts: 6, text: 5_000 };

/** The page and its documents are looked up by the path of the request. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const { path: asked } = splitLocale(new URL(request.url).pathname);
  const path = asked.replace(/(?<=.)\/+$/, '');
  const [page, documents] = await Promise.all([
    fetchPage(api, path),
    dataIfAny(fetchAllDocuments(api, { path }), onMissing),
  ]);
  return { page, documents };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, documents } = useLoaderData<typeof loader>();
  const [first] = page.sections;
  const text = page.sections.reduce((sum, { html }) => sum + html.length, 0);
  const isLong = page.sections.length > mostOpen.parts || text > mostOpen.text;
  return <TextArticle page={page} documents={documents} isFolded={(anchor) => isLong && anchor !== first?.anchor} />;
}
