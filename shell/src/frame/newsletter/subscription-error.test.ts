import { describe, expect, it } from 'vitest';
import { escapeHtml, readSubscriptionError } from './subscription-error.ts';
import { readSubscription } from './read-subscription.ts';

const fixed = 'Ha ocurrido un error al realizar la suscripción al newsletter';

describe('a newsletter subscription that failed', () => {
  it('says all messages of every field, joined with spaces, and keeps each for its field', () => {
    const errors = { email: ['Falta la arroba.', 'Es obligatorio.'], conditions: ['Acepte la política.'] };
    expect(readSubscriptionError({ response: { status: 422, data: { message: 'x', errors } } }, fixed)).toEqual({
      text: 'Falta la arroba. Es obligatorio. Acepte la política.',
      errors: { email: 'Falta la arroba. Es obligatorio.', conditions: 'Acepte la política.' },
    });
  });

  it.each([
    [
      '404 with the server’s message',
      { response: { status: 404, data: { message: 'Boletín cerrado.' } } },
      'Boletín cerrado.',
    ],
    ['404 without a message', { response: { status: 404, data: '' } }, fixed],
    ['422 without messages', { response: { status: 422, data: {} } }, fixed],
    ['any other status', { response: { status: 500, data: { message: 'stack' } } }, fixed],
    ['no answer', new Error('Network Error'), fixed],
    ['nothing at all', null, fixed],
  ])('%s', (_, error, text) => {
    expect(readSubscriptionError(error, fixed)).toEqual({ text, errors: {} });
  });

  it('cannot bring markup into the message modal', () => {
    expect(escapeHtml('<img src=x onerror="alert(1)">&')).toBe('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  });
});

describe('the form as the API takes it', () => {
  it('sends what was typed, unchecked, and a missing tick as false', () => {
    const form = new FormData();
    form.set('name', ' Candelaria ');
    form.set('email', 'candelaria@');
    expect(readSubscription(form)).toEqual({
      name: ' Candelaria ',
      lastname: '',
      email: 'candelaria@',
      conditions: false,
    });
    form.set('conditions', 'true');
    expect(readSubscription(form).conditions).toBe(true);
  });
});
