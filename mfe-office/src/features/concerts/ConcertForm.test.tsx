import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ConcertForm } from './ConcertForm.tsx';

it.each([true, false])('ConcertForm saves a draft unless publishing is chosen (draft before: %s)', (isDraft) => {
  const both = { es: 'Aviso', en: 'Notice' };
  const concert = {
    version: 5,
    isDraft,
    text: { dates: [], venue: '', conductor: '', soloists: [], works: [], note: both, announcement: both },
    choices: { venues: [], artists: [], works: [] },
  };
  renderPage(<ConcertForm concert={concert} />, { catalogues: { office: { es, en } } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: es.alerts.state }).value).toBe('draft');
  // The notes may stay empty, beside fields with the mark.
  expect(screen.getByText('Los campos con * son obligatorios.')).toBeTruthy();
});
