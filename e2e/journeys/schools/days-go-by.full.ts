import type { APIRequestContext } from '@playwright/test';
import { collectConsoleErrors, expect, newVisitor, open, test } from '../../site/page/browser-test.ts';
import { call, enrol } from '../../site/people/office-session.ts';
import { acceptInvitation, area, register, requestAccount } from '../../site/people/schools.ts';
import type { Site } from '../../site/process/site-process.ts';
import { inviteTo } from '../../site/people/staff.ts';
import { useOwnSite } from '../../site/process/own-site.ts';

/** An open rehearsal with one date: session 29, on 13 May 2027, with 136 seats. */
const key = 'ensayo-de-mayo';
const session = 29;

let site: Site;
useOwnSite((own) => void (site = own));

/** The office approves a school, which registers more pupils than half of the hall holds. */
async function registered(office: APIRequestContext, visitor: APIRequestContext, code: string) {
  const email = `${code}@example.org`;
  await requestAccount(visitor, { code, name: `CEIP ${code}`, email });
  const centres = await call<{ id: number; code: string; version: number }[]>(office, '/api/school-office/centres');
  const { id, version } = centres.find((one) => one.code === code) ?? { id: 0, version: 0 };
  await call(office, `/api/school-office/centres/${id}/decision`, { decision: 'approve', version });
  await acceptInvitation(visitor, email, site.dataDir);
  return register(visitor, { key, session, pupils: 90, teachers: 4 });
}

test('school area: an unconfirmed place lapses and passes to the waiting list; the office records attendance', async ({
  browser,
  consoleErrors,
}) => {
  // The site is started three times.
  test.setTimeout(600_000);
  const context = await newVisitor(browser, { baseURL: site.url });
  const office = await context.newPage();
  collectConsoleErrors(office, consoleErrors);
  await enrol(office.request, await inviteTo(site, { email: 'iria@ofgc.example', name: 'Iria', roles: ['schools'] }));
  const schools = await Promise.all(
    ['35004721', '35004722'].map(async (code) => {
      const visitor = await newVisitor(browser, { baseURL: site.url });
      return { visitor, reference: await registered(office.request, visitor.request, code) };
    }),
  );
  await call(office.request, `/api/school-office/calls/${key}/days`, { intent: 'closeNow', version: 0 });
  await call(office.request, `/api/school-office/calls/${key}/draw`, { seed: 'gordo' });
  const stateOf = async ({ visitor, reference }: (typeof schools)[number]) =>
    (await call<{ state: string }>(visitor.request, `/api/school-registrations/${reference}`)).state;
  const states = await Promise.all(schools.map(stateOf));
  expect(states.toSorted()).toEqual(['assigned', 'waiting']);
  const [holder, waiter] = states[0] === 'assigned' ? schools : schools.toReversed();
  if (!holder || !waiter) throw new Error('two schools');

  await test.step('ten days later the unconfirmed place belongs to the school on the waiting list', async () => {
    site = await site.restart({ SITE_CLOCK: '2026-12-01' });
    await expect.poll(() => stateOf(waiter), { timeout: 60_000 }).toBe('assigned');
    const page = await holder.visitor.newPage();
    collectConsoleErrors(page, consoleErrors);
    await open(page, `${area}/inscripciones/${holder.reference}`);
    await expect(page.getByRole('main')).toContainText('Sin respuesta');
    const own = await waiter.visitor.newPage();
    collectConsoleErrors(own, consoleErrors);
    await open(own, `${area}/inscripciones/${waiter.reference}`);
    await own.getByRole('button', { name: 'Confirmar la plaza', exact: true }).press('Enter');
    await expect(own.getByText('Les esperamos.')).toBeVisible();
  });

  await test.step('the day after the rehearsal the office records attendance', async () => {
    site = await site.restart({ SITE_CLOCK: '2027-05-14' });
    await open(office, `${area}/gestion/inscripciones/${holder.reference}`);
    await expect(office.getByRole('button', { name: 'Vinieron', exact: true })).toHaveCount(0);
    await open(office, `${area}/gestion/inscripciones/${waiter.reference}`);
    await office.getByRole('button', { name: 'Vinieron', exact: true }).press('Enter');
    await expect(office.getByText('Cambio guardado')).toBeVisible();
    await expect(office.getByRole('button', { name: 'Vinieron', exact: true })).toHaveCount(0);
    await office.getByRole('button', { name: 'No vinieron' }).press('Enter');
    await expect(office.getByRole('button', { name: 'Vinieron', exact: true })).toBeVisible();
    expect(await stateOf(waiter)).toBe('absent');
  });
  expect(consoleErrors).toEqual([]);
});
