import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleCase } from '../../testing/sample-case.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

it.each([
  ['explains the mark of required fields beside one that is not', '', 1],
  ['has nothing to explain where all are required', null, 0],
])('CorrectionForm %s', (_, phone, count) => {
  const sender = { name: 'Ana', lastname: 'Ruiz', phone, email: 'ana@example.com' };
  renderPage(<CorrectionForm inboxCase={sampleCase({ sender })} />, { catalogues: { office: { es, en } } });
  expect(screen.queryAllByText('Los campos con * son obligatorios.')).toHaveLength(count);
});
