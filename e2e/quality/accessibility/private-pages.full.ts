import type { APIRequestContext } from '@playwright/test';
import { readSections } from '../../../shared/src/testing/read-sections.ts';
import { expect, open, test } from '../../site/page/browser-test.ts';
import { isDone, none, record } from './accessibility-record.ts';
import { call, signInStaff } from '../../site/people/office-session.ts';
import { acceptInvitation, area, requestAccount } from '../../site/people/schools.ts';
import { checkPage } from './check-page.ts';
import { useSharedPage } from '../pages/shared-page.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';
import { siteUrl } from '../../site/process/shared-site.ts';

// The pages behind a sign-in, opened once in each language like all others: the office with an account that has every role, the area of
// schools with a school that has a registration.
const tour = 'viento-en-la-isla';
/** Pages of the office that send somebody with a session away. */
const withoutSession = ['/oficina/entrar', '/oficina/segundo-factor', '/oficina/clave'];
const pages = {
  office: [
    ...(await staffPages()).filter((path) => !withoutSession.includes(path)),
    '/oficina/avisos/nuevo',
    `${area}/gestion`,
    `${area}/gestion/centros`,
    `${area}/gestion/convocatorias/${tour}`,
  ],
  school: [area, `${area}/convocatorias/${tour}`],
  nobody: [
    ...withoutSession,
    '/oficina/clave?enlace=gone',
    `${area}/entrar`,
    `${area}/entrar/enlace?enlace=gone`,
    `${area}/clave?enlace=gone`,
    `${area}/alta`,
  ],
};

/** The pages of private sections that have one address each; a route without a path is a part of another's page. */
async function staffPages(): Promise<string[]> {
  const names = Object.entries(await readSections()).flatMap(([name, { isPrivate }]) => (isPrivate ? [name] : []));
  const routes = await Promise.all(
    names.map((name) => import(`../../../mfe-${name}/src/routes.ts`) as Promise<{ routes: { path?: string }[] }>),
  );
  const paths = routes.flatMap((one) => one.routes.flatMap(({ path }) => (path === undefined ? [] : [`/${path}`])));
  expect(paths).toContain('/oficina');
  return paths.filter((path) => !path.includes(':'));
}

/** Signs a staff member in on this request context, and sends a message to the inbox. @returns the path of the message's page */
async function enterOffice(request: APIRequestContext): Promise<string> {
  const { version } = await call<{ version: string }>(request, '/api/consents/contact?lang=es');
  const { reference } = await call<{ reference: string }>(request, '/api/contact?lang=es', {
    department: 'education',
    name: 'Luz Marrero',
    email: 'luz.accesible@example.org',
    subject: 'Visita de un instituto',
    message: 'Somos 28 alumnos.',
    consent: 'true',
    consentVersion: version,
    shownAt: shownEarlier(),
  });
  const roles = ['schools', 'education', 'box-office', 'communication', 'channel', 'staff'];
  await signInStaff(request, `accesible-${Date.now()}@ofgc.example`, ...roles);
  // Other tests send messages to the same inbox.
  const ask = `/api/inbox?lang=es&q=${reference}`;
  const [message] = await call<{ source: string; id: number }[]>(request, ask);
  if (!message) throw new Error('the inbox does not find the message');
  return `/oficina/registros/${message.source}/${message.id}`;
}

/** Signs an approved school in on this request context, and registers one group. @returns the path of the registration's page */
async function enterArea(request: APIRequestContext, manager: APIRequestContext): Promise<string> {
  const stamp = String(Date.now());
  const school = { code: `35${stamp.slice(-6)}`, name: `CEIP Accesible ${stamp}`, email: `ceip-${stamp}@example.org` };
  await requestAccount(request, school);
  await signInStaff(manager, `gestion-${stamp}@ofgc.example`, 'schools');
  const centres = await call<{ id: number; code: string; version: number }[]>(manager, '/api/school-office/centres');
  const centre = centres.find(({ code }) => code === school.code);
  if (!centre) throw new Error('the office does not list the school');
  const { id, version } = centre;
  await call(manager, `/api/school-office/centres/${id}/decision`, { decision: 'approve', version });
  await acceptInvitation(request, school.email);
  const { reference } = await call<{ reference: string }>(request, '/api/school-registrations', {
    call: tour,
    formKey: crypto.randomUUID(),
    version: 0,
    intent: 'send',
    wish1: 5,
    level1: 'primary3',
    pupils1: 24,
    teachers1: 2,
    contact: 'Luz Marrero',
    phone: '928 33 44 55',
  });
  return `${area}/inscripciones/${reference}`;
}

/** The path under which the result for a single record's page is stored, because its own path differs in each run. */
const records: Readonly<Record<string, string>> = { office: '/oficina/registros', school: `${area}/inscripciones` };

for (const [who, paths] of Object.entries(pages))
  test.describe(`private pages for ${who}`, () => {
    const shared = useSharedPage();
    const { [who]: kept } = records;
    let own = '';
    test.beforeAll(async ({ playwright }) => {
      const { request } = shared.page;
      if (who === 'office') own = await enterOffice(request);
      if (who !== 'school') return;
      const manager = await playwright.request.newContext({ baseURL: siteUrl() });
      own = await enterArea(request, manager);
      await manager.dispose();
    });
    const names = kept ? [...paths, kept] : paths;
    for (const name of names.flatMap((path) => [path, `/en${path}`]))
      test(`${name}: passes the accessibility checks at every width, text size and contrast, and by keyboard`, async () => {
        test.setTimeout(300_000);
        test.skip(await isDone(name), 'found in order by a run before');
        const { page } = shared;
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, kept ? name.replace(kept, own) : name);
        if (kept) await expect(page).not.toHaveURL(/\/entrar/);
        const found = await checkPage(page);
        await record(name, found);
        expect(found).toEqual(none());
      });
  });
