import { expect, test } from '../../site/page/browser-test.ts';
import { signInStaff } from '../../site/people/office-session.ts';

test('office: warns before the session ends, extends it on request and keeps the typed text after its end', async ({
  page,
  consoleErrors,
}) => {
  await signInStaff(page.request, 'sesion@ofgc.example', 'communication');
  await page.clock.install();
  await page.goto('/oficina/avisos/nuevo');
  const typed = page.getByRole('main').getByRole('textbox').first();
  // Not by the site's marks of hydration: the installed clock hides them.
  const isHydrated = () => typed.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated).toBe(true);
  await typed.fill('Cambio de sala');
  const told = page.getByRole('status').filter({ hasText: 'La sesión' });
  await page.clock.fastForward('28:00');
  await expect(told).toContainText('La sesión termina en tres minutos.');
  await expect(typed).toBeFocused();

  const idleEndsAt = await page.evaluate(() => new Date(Date.now() + 30 * 60_000).toISOString());
  await page.route('**/api/session?*', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { identity: object } };
    await route.fulfill({ response: answer, json: { data: { ...data, identity: { ...data.identity, idleEndsAt } } } });
  });
  await told.getByRole('button', { name: 'Seguir en la sesión' }).press('Enter');
  await expect(told).toHaveText('La sesión está abierta.');
  await expect(typed).toBeFocused();

  await page.clock.fastForward('31:00');
  await expect(told).toContainText('La sesión ha terminado.');
  await expect(told.getByRole('link', { name: /otra pestaña/ })).toHaveAttribute('href', /^\/oficina\/entrar\?volver=/);
  await expect(typed).toHaveValue('Cambio de sala');
  expect(consoleErrors).toEqual([]);
});
