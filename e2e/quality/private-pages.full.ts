import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from '../site/browser-test.ts';
import { isDone, none, record } from './accessibility-record.ts';
import { inviteStaff, sixDigits } from '../site/staff.ts';
import { checkPage } from './page-checks.ts';
import { useSharedPage } from './shared-page.ts';

// The pages of those who sign in, opened once in each language as all others are; the office as somebody with every role.
const area = '/educacion-comunidad/area-de-centros';
const tour = 'viento-en-la-isla';
const pages = {
  office: [
    '/oficina',
    '/oficina/avisos',
    '/oficina/avisos/nuevo',
    '/oficina/canal',
    '/oficina/cuenta',
    `${area}/gestion`,
    `${area}/gestion/centros`,
    `${area}/gestion/convocatorias/${tour}`,
  ],
  nobody: [
    '/oficina/entrar',
    '/oficina/clave?enlace=gone',
    `${area}/entrar`,
    `${area}/entrar/enlace?enlace=gone`,
    `${area}/clave?enlace=gone`,
    `${area}/alta`,
  ],
};
const password = 'cuatro palabras bien largas';

async function call<Data>(request: APIRequestContext, path: string, data?: object): Promise<Data> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await (data ? request.post(path, { data, headers }) : request.get(path));
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Signs somebody of the staff in where this asks from, and leaves a message in the inbox. @returns the message's page */
async function enterOffice(request: APIRequestContext): Promise<string> {
  const { version } = await call<{ version: string }>(request, '/api/consents/contact?lang=es');
  await call(request, '/api/contact?lang=es', {
    department: 'education',
    name: 'Luz Marrero',
    email: 'luz.accesible@example.org',
    subject: 'Visita de un instituto',
    message: 'Somos 28 alumnos.',
    consent: 'true',
    consentVersion: version,
    shownAt: '2026-11-01T00:00:00Z',
  });
  const email = `accesible-${Date.now()}@ofgc.example`;
  const roles = ['schools', 'education', 'box-office', 'communication', 'channel', 'staff'];
  const token = new URLSearchParams((await inviteStaff(email, 'Eva', ...roles)).split('?')[1]).get('enlace');
  await call(request, '/api/accounts/password', { token, password });
  const { enrolment } = await call<{ enrolment: { secret: string } }>(request, '/api/session');
  await call(request, '/api/session/second-factor', { code: sixDigits(enrolment.secret) });
  const [message] = await call<{ source: string; id: number }[]>(request, '/api/inbox?lang=es');
  return `/oficina/registros/${message?.source}/${message?.id}`;
}

for (const [who, paths] of Object.entries(pages))
  test.describe(`for ${who}`, () => {
    const shared = useSharedPage();
    let message = '';
    test.beforeAll(async () => {
      if (who === 'office') message = await enterOffice(shared.page.request);
    });
    const names = who === 'office' ? [...paths, '/oficina/registros'] : paths;
    for (const name of names.flatMap((path) => [path, `/en${path}`]))
      test(`${name} is accessible at every width, size of letters, contrast and by keyboard`, async () => {
        test.setTimeout(300_000);
        test.skip(await isDone(name), 'found in order by a run before');
        const { page } = shared;
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, name.replace('/oficina/registros', message));
        if (who === 'office') await expect(page).not.toHaveURL(/\/entrar/);
        const found = await checkPage(page);
        await record(name, found);
        expect(found).toEqual(none());
      });
  });
