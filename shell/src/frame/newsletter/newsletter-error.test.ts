import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { describe, expect, it } from 'vitest';
import { newsletterError } from './newsletter-error.ts';

const fixed = 'Ha ocurrido un error al realizar la suscripción al newsletter';
const refused = (state: Partial<FormState>): FormState => ({
  form: 'newsletter',
  status: 422,
  message: '',
  errors: {},
  values: {},
  ...state,
});

describe('the message of a failed newsletter subscription', () => {
  it('joins the messages of all fields with spaces', () => {
    const errors = { email: 'Falta la arroba. Es obligatorio.', conditions: 'Acepte la política.' };
    expect(newsletterError(refused({ message: 'x', errors }), fixed)).toBe(
      'Falta la arroba. Es obligatorio. Acepte la política.',
    );
  });

  it.each([
    ['a status 404 with a message: that message', { status: 404, message: 'Boletín cerrado.' }, 'Boletín cerrado.'],
    ['a status 404 without a message: the fixed text', { status: 404 }, fixed],
    ['a status 422 without messages: the fixed text', {}, fixed],
    ['another status: the fixed text', { status: 429, message: 'Espere.' }, fixed],
    ['a missing response: the fixed text', { status: 503 }, fixed],
  ])('is for %s', (_, state, text) => {
    expect(newsletterError(refused(state), fixed)).toBe(text);
  });
});
