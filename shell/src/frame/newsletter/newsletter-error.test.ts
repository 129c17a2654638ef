import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { describe, expect, it } from 'vitest';
import { escapeHtml, newsletterError } from './newsletter-error.ts';

const fixed = 'Ha ocurrido un error al realizar la suscripción al newsletter';
const refused = (state: Partial<FormState>): FormState => ({
  form: 'newsletter',
  status: 422,
  message: '',
  errors: {},
  values: {},
  ...state,
});

describe('a newsletter subscription that failed', () => {
  it('says all messages of every field, joined with spaces', () => {
    const errors = { email: 'Falta la arroba. Es obligatorio.', conditions: 'Acepte la política.' };
    expect(newsletterError(refused({ message: 'x', errors }), fixed)).toBe(
      'Falta la arroba. Es obligatorio. Acepte la política.',
    );
  });

  it.each([
    ['404 with the server’s message', { status: 404, message: 'Boletín cerrado.' }, 'Boletín cerrado.'],
    ['404 without a message', { status: 404 }, fixed],
    ['422 without messages', {}, fixed],
    ['any other status', { status: 429, message: 'Espere.' }, fixed],
    ['no answer', { status: 503 }, fixed],
  ])('%s', (_, state, text) => {
    expect(newsletterError(refused(state), fixed)).toBe(text);
  });

  it('cannot bring markup into the message modal', () => {
    expect(escapeHtml('<img src=x onerror="alert(1)">&')).toBe('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  });
});
