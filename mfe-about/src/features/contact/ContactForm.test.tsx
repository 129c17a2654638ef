import type { Department } from '@ofgc/shared/domain/departments/department.schema.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { ContactForm } from './ContactForm.tsx';

it('a department without a translated name has its language in the list of the form', () => {
  const departments = [{ key: 'archive', name: 'Archivo', lang: 'es' }] as unknown as Department[];
  const consent = { version: 1, text: 'I agree.', lang: 'en' } as never;
  renderPage(<ContactForm departments={departments} consent={consent} chosen="" labelledBy="x" />, {
    locale: 'en',
    catalogues: { about: { es, en } },
  });
  expect(screen.getByRole('option', { name: 'Archivo' }).lang).toBe('es');
});
