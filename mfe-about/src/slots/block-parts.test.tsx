import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleDocument } from '@ofgc/shared/testing/sample-document.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { slot as downloads } from './Downloads.slot.tsx';
import { slot as form } from './Form.slot.tsx';

it('documents on a content page are those that it names, in its order', async () => {
  const answers = {
    'api/documents': listOf([1, 2, 3].map((id) => sampleDocument({ id, path: `/documentos/${id}/a.pdf` }))),
  };
  const { data } = await loadBlock(downloads, { ids: [3, 1] }, answers);
  const html = renderToMarkup(<downloads.Component data={data} />);
  expect([...html.matchAll(/href="\/documentos\/(\d)/g)].map(([, id]) => id)).toEqual(['3', '1']);
  expect((await loadBlock(downloads, {}, { 'api/documents': listOf([]) })).data).toBeNull();
});

it('a form on a content page is answered by the page that owns it, in the visitor’s language', async () => {
  const answers = {
    'api/departments': listOf([{ key: 'tickets', name: 'Tickets' }]),
    'api/consents/contact': {
      data: { version: '1', text: 'I agree', notice: 'Notice', shownAt: '2026-11-20T12:00:00Z' },
    },
  };
  const { data } = await loadBlock(form, { title: 'Write to us', department: 'tickets' }, answers);
  const html = renderToMarkup(<form.Component data={data} />, { locale: 'en', catalogues: { about: en } });
  expect(html).toMatch(/<form[^>]* action="\/en\/sobre-ofgc\/contacto"/);
  expect(html).toMatch(/<form[^>]* aria-labelledby="formulario"/);
  expect(html).toMatch(/<option value="tickets" selected/);
});
