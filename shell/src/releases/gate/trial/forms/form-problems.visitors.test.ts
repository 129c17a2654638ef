import { expect, it } from 'vitest';
import { type Answer, attemptForm, done, good, told, what } from '../../../../testing/gate/tried-form.ts';

it.each<[string, Answer, string]>([
  ['refused', good, 'the API refuses it (422)'],
  [
    'sent while the API is down',
    (fate) =>
      fate === 'taken'
        ? done
        : { status: fate === 'outage' ? 503 : 303, location: fate === 'outage' ? undefined : '/' },
    'the API does not take it (503)',
  ],
])('refuses a form that was %s and comes back without what was typed', async (_, answer, words) => {
  expect((await attemptForm(answer, { again: '' })).problems).toEqual([
    `${what} comes back without what was in “name” where ${words}`,
  ]);
});

it.each([
  ['<p>Guarde su clave: secreto-de-prueba-1</p><a href="/seguimiento">Seguimiento</a>', false],
  ['<a href="/seguimiento?clave=secreto-de-prueba-1">Seguimiento</a>', true],
  ['<img src="/qr/SECRETO-DE-PRUEBA-1.svg">', true],
  ['<form action="/seguimiento"><input type="hidden" name="clave" value="secreto-de-prueba-1"></form>', true],
  ['<form action="/seguimiento" method="post"><input name="clave" value="secreto-de-prueba-1"></form>', false],
  ['<a href="otpauth://totp/ofgc?secret=secreto-de-prueba-1">Abrir</a>', false],
  ['<a href="/seguimiento#secreto-de-prueba-1">Seguimiento</a>', true],
])('judges where the receipt of a form has its secret: %s', async (shown, isTold) => {
  const { problems } = await attemptForm(
    (fate) => (fate === 'taken' ? { status: 201, data: { code: 'secreto-de-prueba-1' } } : told),
    { receipt: shown },
  );
  expect(problems).toEqual(
    isTold ? [expect.stringMatching(`^${what} has a secret of the API’s answer in an address`)] : [],
  );
});

it('refuses a form that leads to an address with a secret, or writes it to the console', async () => {
  const location = '/contacto?enviado=secreto-de-prueba-1';
  expect((await attemptForm((fate) => (fate === 'taken' ? { ...done, location } : told))).problems).toEqual([
    `${what} has a secret of the API’s answer in the address that it leads to, which histories and logs keep`,
  ]);
  expect((await attemptForm(good, { written: () => 'a report: secreto-de-prueba-1' })).problems).toEqual([
    `${what} writes a secret of the API’s answer to the console, which logs keep`,
  ]);
});

it('refuses a form that is written to the console', async () => {
  expect((await attemptForm(good, { written: (typed) => `sent: ${typed.toUpperCase()}` })).problems).toEqual([
    `${what} writes what was typed to the console: the log may have nothing of visitors in it`,
  ]);
});

it('refuses a form that a module keeps', async () => {
  const kept: string[] = [];
  const keeps: Answer = (fate, filled) => {
    kept.push(...filled.typed);
    return good(fate, filled);
  };
  const { problems } = await attemptForm(keeps, { kept });
  expect(problems).toEqual([expect.stringContaining(`${what} keeps something of each visit in the variable last`)]);
});
