import { describe, expect, it } from 'vitest';
import type { Locale } from '../domain/locale.ts';
import { pageVisit } from '../testing/pages/page-visit.ts';
import type { FormState } from './form-state.ts';
import { formAction, type FormHandler } from './form-action.ts';

function post(task: FormHandler, fields: Record<string, string>, locale: Locale = 'es') {
  const path = locale === 'en' ? '/en/sobre-ofgc/contacto' : '/sobre-ofgc/contacto';
  const visit = pageVisit({ api: {}, path: `${path}?a=1`, params: { id: '7' }, locale, form: fields });
  return formAction({ contact: task })(visit);
}
async function answerTo(error: unknown, fields: Record<string, string> = {}) {
  const refuse: FormHandler = async () => {
    throw error;
  };
  const result = await post(refuse, { form: 'contact', ...fields });
  return result as { data: FormState; init: { status: number } };
}
const failed = (status: number, data: unknown = {}) => ({ isAxiosError: true, response: { status, data } });

describe('formAction', () => {
  it('passes the posted fields unchanged to the handler of the form', async () => {
    const seen: unknown[] = [];
    await post(
      async ({ body, params, path, search }) => {
        seen.push(body, params, path, search);
        return path;
      },
      { form: 'contact', name: ' Ana ', consent: 'true', website: '' },
    );
    expect(seen).toEqual([
      { name: ' Ana ', consent: 'true', website: '' },
      { id: '7' },
      '/sobre-ofgc/contacto',
      '?a=1',
    ]);
  });

  it('passes the subject of the form to a handler of several forms', async () => {
    const seen: string[] = [];
    await post(
      async ({ subject, path }) => {
        seen.push(subject);
        return path;
      },
      { form: 'contact:press' },
    );
    expect(seen).toEqual(['press']);
  });

  it.each([
    ['es', '/sobre-ofgc/contacto?enviado=1'],
    ['en', '/en/sobre-ofgc/contacto?enviado=1'],
  ] as const)('redirects with 303 after success (%s)', async (locale, address) => {
    const answer = (await post(async ({ path }) => `${path}?enviado=1`, { form: 'contact' }, locale)) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, address]);
  });

  it('returns the API’s errors and everything that was typed', async () => {
    const refused = failed(422, { message: 'Falta.', errors: { email: ['Falta la arroba.', 'Es obligatorio.'] } });
    const { data, init } = await answerTo(refused, { email: 'ana', consent: 'true' });
    expect(init.status).toBe(422);
    expect(data).toEqual({
      form: 'contact',
      status: 422,
      message: 'Falta.',
      errors: { email: 'Falta la arroba. Es obligatorio.' },
      values: { email: 'ana', consent: 'true' },
    });
  });

  it.each([
    ['does not answer', { isAxiosError: true }],
    [
      'is out of reach, and so is the code that calls it',
      Object.assign(new Error('Loading'), { name: 'ChunkLoadError' }),
    ],
    ['breaks', failed(500, { message: 'words of the machine' })],
    ['is a proxy that found nobody', failed(503, { message: 'words of the machine' })],
  ])('returns 503 without the failure’s message when the API %s', async (_, error) => {
    const { data } = await answerTo(error, { name: 'Ana' });
    expect(data).toMatchObject({ status: 503, message: '', errors: {}, values: { name: 'Ana' } });
  });

  it('passes on 429 with its message', async () => {
    expect((await answerTo(failed(429, { message: 'Espere.' }))).data).toMatchObject({
      status: 429,
      message: 'Espere.',
    });
  });

  it('throws an error of the code', async () => {
    await expect(answerTo(new TypeError('mistake'))).rejects.toThrow('mistake');
  });

  it.each(['other', 'constructor', ''])('answers 400 to a form that the page does not have: %j', async (form) => {
    await expect(post(async () => '/', { form })).rejects.toMatchObject({ init: { status: 400 } });
  });
});
