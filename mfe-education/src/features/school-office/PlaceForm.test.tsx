import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { sampleCall, sampleRegistration } from '../../testing/sample-registration.ts';
import { PlaceForm } from './PlaceForm.tsx';

const { sessions } = sampleCall();
const show = (differences: Parameters<typeof sampleRegistration>[0]) => (
  <PlaceForm sessions={sessions} registration={sampleRegistration(differences)} />
);

it('PlaceForm shows the present session, without the reason of the last change, when the registration has changed', async () => {
  const { user, showAnew } = renderPage(show({ version: 2 }), { catalogues: { education: { es, en } } });
  const session = () => screen.getByRole<HTMLSelectElement>('combobox').value;
  const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Motivo/ });
  await user.type(reason(), 'Guagua averiada');
  expect(session()).toBe('');
  showAnew(show({ version: 2 }));
  expect(reason().value).toBe('Guagua averiada');
  showAnew(show({ version: 3, session: sessions[1] ?? null }));
  expect([session(), reason().value]).toEqual([String(sessions[1]?.id), '']);
});
