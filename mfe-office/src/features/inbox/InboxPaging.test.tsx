import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { InboxPaging } from './InboxPaging.tsx';

const filters = { estado: 'open', origen: '', lleva: '', busca: '' };

it.each([
  ['the only page', 1, 1, []],
  ['an empty list', 1, 0, []],
  ['the first page', 1, 3, ['2']],
  ['a page between others', 2, 3, ['1', '3']],
  ['the last page', 3, 3, ['2']],
])('InboxPaging on %s (%i of %i) links to the pages %j', (_, page, pages, expected) => {
  const catalogues = { office: { es, en } };
  const { container } = renderPage(
    <InboxPaging filters={{ ...filters, pagina: String(page) }} page={page} pages={pages} />,
    {
      catalogues,
    },
  );
  const numbers = linkAddresses(container).map((address) =>
    new URL(address ?? '', 'https://ofgc.example').searchParams.get('pagina'),
  );
  expect(numbers).toEqual(expected);
});
