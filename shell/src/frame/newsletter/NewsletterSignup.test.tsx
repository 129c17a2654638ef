import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { closeMessage } from '@ofgc/shared/state';
import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { MessageModal } from '../modals/MessageModal.tsx';
import { NewsletterSignup } from './NewsletterSignup.tsx';

const signup = (
  <>
    <NewsletterSignup />
    <MessageModal />
  </>
);
const mount = () => renderPage(signup, { catalogues: { shell: { es, en } } });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Correo/ });
const conditions = () => screen.getByRole<HTMLInputElement>('checkbox');
const refused = (errors: ErrorBody['errors']) => ({ isAxiosError: true, response: { status: 422, data: { errors } } });

it('a refused subscription keeps its values and focuses the invalid field; an accepted one clears the form', async () => {
  const answers = [() => Promise.reject(refused({ email: ['Falta la arroba.'] })), () => ({ data: {} })];
  answerApi(() => answers.shift()?.());
  const { user } = mount();
  const unfold = screen.getByText(es.newsletter.unfold);
  expect(unfold.hidden).toBe(false);
  await user.type(email(), 'ana');
  await user.click(conditions());
  await user.click(screen.getByRole('button', { name: es.newsletter.submit }));
  await screen.findAllByText('Falta la arroba.');
  expect(unfold.hidden).toBe(true);
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect([email().value, conditions().checked, document.activeElement === email()]).toEqual(['ana', true, true]);

  await user.type(email(), '@example.org');
  await user.click(screen.getByRole('button', { name: es.newsletter.submit }));
  await screen.findByText(es.newsletter.successText);
  expect([email().value, conditions().checked, email().hasAttribute('aria-invalid')]).toEqual(['', false, false]);
});

it('a subscription whose code cannot be loaded keeps its values and shows the fixed message', async () => {
  answerApi(() => Promise.reject(Object.assign(new Error('Loading chunk axios failed.'), { name: 'ChunkLoadError' })));
  const { user } = mount();
  await user.type(email(), 'ana@example.org');
  await user.click(screen.getByRole('button', { name: es.newsletter.submit }));
  await screen.findByText(es.newsletter.errorText);
  expect(email().value).toBe('ana@example.org');
});

it('a language change removes the API’s message and keeps the typed values', async () => {
  answerApi(() => Promise.reject(refused({ email: ['Falta la arroba.'] })));
  const { user, store, showAnew } = mount();
  await user.type(email(), 'ana');
  await user.click(screen.getByRole('button', { name: es.newsletter.submit }));
  await screen.findAllByText('Falta la arroba.');
  act(() => store.set(closeMessage));
  showAnew(signup, 'en');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(en.newsletter.email) });
  expect(screen.queryByText('Falta la arroba.')).toBeNull();
  expect([field.value, field.hasAttribute('aria-invalid')]).toEqual(['ana', false]);
});
