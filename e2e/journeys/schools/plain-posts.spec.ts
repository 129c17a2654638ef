import { expect, test } from '../../site/page/browser-test.ts';
import { call, signInStaff } from '../../site/people/office-session.ts';
import { acceptInvitation, area, requestAccount } from '../../site/people/schools.ts';
import { siteUrl } from '../../site/process/shared-site.ts';

test('school area without JavaScript: errors, draft, registration, conflict and draw work as plain form posts', async ({
  playwright,
}) => {
  const [centre, office] = await Promise.all([1, 2].map(() => playwright.request.newContext({ baseURL: siteUrl() })));
  if (!centre || !office) throw new Error('two visitors');
  const email = 'roque@example.org';
  await signInStaff(office, 'otra-gestora@ofgc.example', 'schools');
  await requestAccount(centre, { code: '35004713', name: 'CEO El Roque', email });
  const centres = await call<{ id: number; code: string; version: number }[]>(office, '/api/school-office/centres');
  const { id, version } = centres.find(({ code }) => code === '35004713') ?? { id: 0, version: 0 };
  const from = { Origin: siteUrl(), 'Sec-Fetch-Site': 'same-origin' };
  const post = (visitor: typeof office, path: string, form: Record<string, string>) =>
    visitor.post(path, { form, headers: from });

  const approved = await post(office, `${area}/gestion/centros`, {
    form: `decide:${id}.approve`,
    version: `${version}`,
  });
  expect([approved.status(), await approved.text()]).toEqual([200, expect.stringContaining('Cambio guardado')]);
  await acceptInvitation(centre, email);
  await call(centre, '/api/session/end', {});
  const page = `${area}/convocatorias/ensayo-de-marzo`;
  expect((await centre.get(page)).url()).toContain(`volver=${encodeURIComponent(page)}`);
  const signIn = { form: 'sign-in', wanted: page, email, password: 'cuatro palabras bien largas' };
  const arrived = await post(centre, `${area}/entrar`, signIn);
  expect(new URL(arrived.url()).pathname).toBe(page);
  const keyIn = (words: string) => /name="formKey" value="([^"]+)"/.exec(words)?.[1] ?? '';
  const formKey = keyIn(await arrived.text());

  const typed = { form: 'registration', formKey, version: '0', pupils1: '61', contact: 'Eva "la de música"' };
  const refused = await post(centre, page, typed);
  expect(refused.status()).toBe(422);
  const words = await refused.text();
  for (const part of ['datos que corregir', 'Elija al menos una sesión.', 'value="61"', 'Eva &quot;la de música&quot;'])
    expect(words).toContain(part);
  const drafted = await post(centre, page, { ...typed, intent: 'draft' });
  const draft = await drafted.text();
  expect(draft).toContain('Borrador guardado');
  const own = new URL(drafted.url()).pathname;
  // A visitor who did not get this answer sends the form again.
  expect(new URL((await post(centre, page, { ...typed, intent: 'draft' })).url()).pathname).toBe(own);
  const whole = {
    ...typed,
    formKey: keyIn(draft),
    version: '1',
    wish1: '28',
    level1: 'secondary2',
    teachers1: '3',
    phone: '928 11 22 33',
  };
  for (const _click of ['first', 'second']) {
    const sent = await post(centre, own, whole);
    expect(await sent.text()).toContain('Inscripción enviada');
    expect(new URL(sent.url()).pathname).toBe(own);
  }
  const unseen = await post(centre, page, { ...whole, version: '0', pupils1: '59' });
  expect(unseen.status()).toBe(409);
  for (const part of ['Este formulario ya está guardado', '(cambiarla)', 'value="59"'])
    expect(await unseen.text()).toContain(part);
  const stale = await post(centre, own, { ...whole, pupils1: '59' });
  expect([stale.status(), await stale.text()]).toEqual([409, expect.stringContaining('Lo que está guardado ahora')]);

  const managed = `${area}/gestion/convocatorias/ensayo-de-marzo`;
  const closed = await post(office, managed, { form: 'days:closeNow', version: '0' });
  expect(await closed.text()).toContain('Cerrada, sin repartir');
  const late = await post(centre, own, { ...whole, version: '2', needs: 'Dos alumnos sordos' });
  expect(late.status()).toBe(409);
  for (const part of ['El plazo terminó', 'Dos alumnos sordos']) expect(await late.text()).toContain(part);
  const tried = await office.get(`${managed}?semilla=gordo`);
  for (const part of ['1 en su primera preferencia, 1 con plaza, 1 en total.', 'Repartir con «gordo»'])
    expect(await tried.text()).toContain(part);
  const drawn = await post(office, managed, { form: 'draw', seed: 'gordo' });
  expect([drawn.status(), await drawn.text()]).toEqual([200, expect.stringContaining('Repartida el')]);
  expect(await (await centre.get(own)).text()).toContain('Confirmar la plaza');
  const confirmed = await post(centre, own, { form: 'step:confirm', version: '3' });
  expect(await confirmed.text()).toContain('Les esperamos.');
  const cancelled = await post(centre, own, { form: 'step:cancel', version: '4' });
  expect(await cancelled.text()).toContain('Cancelada');
  await Promise.all([centre.dispose(), office.dispose()]);
});
