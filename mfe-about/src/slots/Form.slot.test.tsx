import { listOf, loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { slot } from './Form.slot.tsx';

const answers = {
  'api/departments': listOf([{ key: 'tickets', name: 'Tickets' }]),
  'api/consents/contact': {
    data: { version: '1', text: 'I agree', notice: 'Notice', shownAt: '2026-11-20T12:00:00Z' },
  },
};

it('Form slot posts to the contact page in the visitor’s language with the chosen topic', async () => {
  const { data } = await loadBlock(slot, { title: 'Write to us', department: 'tickets' }, answers);
  renderServerPage(<slot.Component data={data} />, { locale: 'en', catalogues: { about: { es, en } } });
  const form = screen.getByRole('form', { name: 'Write to us' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/sobre-ofgc/contacto', 'post']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Topic/ }).value).toBe('tickets');
});

it('Form slot has the name of its own heading where a page has several', async () => {
  const titles = ['Groups', 'Schools'];
  const forms = await Promise.all(titles.map((title) => loadBlock(slot, { title, department: 'tickets' }, answers)));
  const parts = forms.map(({ data }, index) => <slot.Component key={index} data={data} />);
  renderServerPage(<>{parts}</>, { locale: 'en', catalogues: { about: { es, en } } });
  for (const name of titles) expect(screen.getByRole('form', { name })).toBeTruthy();
});
