import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { slot } from './Form.slot.tsx';

it('a form on a content page is answered by the page that owns it, in the visitor’s language', async () => {
  const answers = {
    'api/departments': listOf([{ key: 'tickets', name: 'Tickets' }]),
    'api/consents/contact': {
      data: { version: '1', text: 'I agree', notice: 'Notice', shownAt: '2026-11-20T12:00:00Z' },
    },
  };
  const { data } = await loadBlock(slot, { title: 'Write to us', department: 'tickets' }, answers);
  const html = renderToMarkup(<slot.Component data={data} />, { locale: 'en', catalogues: { about: en } });
  expect(html).toMatch(/<form[^>]* action="\/en\/sobre-ofgc\/contacto"/);
  expect(html).toMatch(/<form[^>]* aria-labelledby="formulario"/);
  expect(html).toMatch(/<option value="tickets" selected/);
});
