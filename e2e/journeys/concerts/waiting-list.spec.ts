import type { APIRequestContext, Page } from '@playwright/test';
import type { Department } from '../../../shared/src/domain/departments/department.schema.ts';
import { fetchData, findConcert, findOnSale } from '../../site/content.ts';
import { awaitMessages, backdateForm, linkIn, messagesTo } from '../../site/people/mailbox.ts';
import { expect, full, hydratedPart, open, test } from '../../site/page/browser-test.ts';

const soldOut = (request: APIRequestContext) =>
  findConcert(request, ({ state, hasWaitingList }) => state === 'soldOut' && hasWaitingList);
const waitingListPath = '/conciertos-entradas/lista-de-espera';
const form = (page: Page) => page.getByRole('form', { name: 'Lista de espera' });

async function ask(page: Page, email: string): Promise<void> {
  await form(page)
    .getByRole('textbox', { name: /^Correo/ })
    .fill(email);
  await form(page)
    .getByRole('combobox', { name: /^Localidades/ })
    .selectOption('3');
  await form(page).getByRole('checkbox').check();
  await backdateForm(form(page));
  await form(page).getByRole('button', { name: 'Apuntarme a la lista' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mire su correo' })).toBeVisible();
}

async function travel(page: Page, email: string): Promise<void> {
  const { title } = (await soldOut(page.request)).concert;
  await expect(page.getByRole('main')).toContainText('No quedan entradas.');
  await ask(page, email);
  const [question] = await awaitMessages(email, 1);
  expect(question?.subject).toBe(`Confirme su lugar en la lista de espera: ${title}`);
  expect(question?.text).toContain('3 localidades');

  // A scanner that follows the link, twice, changes nothing.
  const place = linkIn(question, waitingListPath);
  await page.request.get(place);
  await page.request.head(place);
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme su lugar' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByRole('main')).not.toContainText(email);
  await page.getByRole('button', { name: 'Confirmar mi lugar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Está en la lista de espera' })).toBeVisible();

  const departments = await fetchData<Department[]>(page.request, '/api/departments');
  const boxOffice = departments.find(({ key }) => key === 'tickets');
  const [, welcome] = await awaitMessages(email, 2);
  expect(welcome?.subject).toContain(`Está en la lista de espera: ${title} (E-`);
  await expect.poll(() => messagesTo(boxOffice?.email ?? '').map(({ replyTo }) => replyTo)).toContain(email);

  await page.goto(linkIn(welcome, waitingListPath));
  await expect(page.getByRole('heading', { level: 1, name: 'Está en la lista de espera' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir de la lista' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ha salido de la lista de espera' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ha salido de la lista de espera' })).toBeVisible();

  const answer = await page.goto(`${place}?otra`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace no es válido' })).toBeVisible();
}

test('waiting list: a place is requested, confirmed by the link in the e-mail and given up', full, async ({ page }) => {
  const { performance, path } = await soldOut(page.request);
  await open(page, `/conciertos-entradas/eventos?mes=${performance.startsAt.slice(0, 7)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Lista de espera/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${path}#lista-de-espera`);
  await travel(page, 'espera@example.org');
});

test('waiting list: an incomplete form lists its errors and describes them at their fields', full, async ({ page }) => {
  await open(page, (await soldOut(page.request)).path);
  await hydratedPart(form(page));
  await form(page).getByRole('button', { name: 'Apuntarme a la lista' }).click();
  await expect(form(page).getByRole('group', { name: 'Hay 2 datos que corregir' })).toBeFocused();
  await expect(form(page).getByRole('textbox', { name: /^Correo/ })).toHaveAccessibleDescription(
    /El correo electrónico es obligatorio\./,
  );
});

test('concert with tickets: has no waiting list', full, async ({ page }) => {
  await open(page, (await findOnSale(page.request)).path);
  await expect(form(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'waiting list: a place is requested, confirmed by the link in the e-mail and given up',
    full,
    async ({ page }) => {
      await page.goto((await soldOut(page.request)).path);
      await travel(page, 'sin-guion-espera@example.org');
    },
  );
});
