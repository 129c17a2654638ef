import type { APIRequestContext, Page } from '@playwright/test';
import type { Audition } from '../../../shared/src/domain/auditions/audition.schema.ts';
import type { Department } from '../../../shared/src/domain/departments/department.schema.ts';
import type { EventSummary } from '../../../shared/src/domain/events/event.schema.ts';
import type { ProgrammeBooklet } from '../../../shared/src/domain/programme-booklets/programme-booklet.schema.ts';
import type { Vacancy } from '../../../shared/src/domain/vacancies/vacancy.schema.ts';
import type { Venue } from '../../../shared/src/domain/venues/venue.schema.ts';
import { beginning, fetchData } from '../../site/content.ts';
import { expect, full } from '../../site/page/browser-test.ts';
import { byKeyboard, type Errand, phone, test } from '../../site/page/errand.ts';
import { typeTerm } from '../../site/page/suggestions.ts';

test.use(phone);

/** The most activations that an errand may take, from the home page to its answer. */
const most = 4;

/** Goes from the home page to a page by the menu: three activations. */
async function goByMenu({ errand, page }: { errand: Errand; page: Page }, group: string, to: string): Promise<void> {
  await errand.start();
  await errand.activate(page.getByRole('banner').getByRole('button', { name: 'Menú' }));
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await errand.activate(menu.locator('summary').filter({ hasText: group }));
  await errand.activate(menu.getByRole('link', { name: to, exact: true }));
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
}

/** Goes from the home page to a page suggested for a search term: two activations. */
async function goBySearch({ errand, page }: { errand: Errand; page: Page }, term: string, to: RegExp): Promise<void> {
  await errand.start();
  await errand.activate(page.getByRole('banner').getByRole('button', { name: 'Buscar' }));
  const overlay = page.getByRole('dialog', { name: 'Buscar en la web' });
  await typeTerm(page, term, () => errand.type(overlay.getByRole('textbox'), term));
  await errand.activate(overlay.getByRole('link', { name: to }).first());
}

/** The first sentence about a way to the hall of the next concert, as its page should show it. */
async function firstWay(request: APIRequestContext, mode: 'bus' | 'car', lang = 'es'): Promise<RegExp> {
  const [next] = await fetchData<EventSummary[]>(request, '/api/events');
  const venues = await fetchData<Venue[]>(request, `/api/venues?lang=${lang}`);
  const venue = venues.find(({ slug }) => slug === next?.performances[0]?.hall.venueSlug);
  const [words = ''] = (venue?.gettingThere.find((one) => one.mode === mode)?.text ?? '').split('.');
  return beginning(words);
}

/** A link of the page's own list of contents. */
const partOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();

test('wheelchair: four activations lead to the seats and to the free entry of a companion', async ({
  errand,
  page,
}) => {
  await goByMenu({ errand, page }, 'Conciertos', 'Planifique su visita');
  await errand.activate(partOf(page, 'Accesibilidad'));
  await expect(page.locator('#accesibilidad')).toBeInViewport({ ratio: 0.05 });
  await expect(page.getByRole('heading', { name: /silla de ruedas/ }).first()).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(most);
});

test('child of four: three activations lead to the advice for that age', full, async ({ errand, page }) => {
  await goByMenu({ errand, page }, 'comunidad', 'Para familias');
  // The text is not folded, so scrolling is enough to see it.
  await page.getByRole('heading', { name: 'De 3 a 5 años' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Siéntese cerca del pasillo.')).toBeInViewport();
  expect(errand.activations).toBe(3);
});

test(
  'tourist tonight: the English home page shows the ticket at once, and the bus is two activations away',
  full,
  async ({ errand, page }) => {
    await errand.start('/en');
    const buy = page.getByRole('link', { name: /^Buy tickets, from €\d+ .+, Friday 20.November/ });
    await expect(buy).toBeInViewport({ ratio: 1 });
    await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
    await errand.activate(page.getByRole('main').getByRole('link', { name: 'Getting here' }));
    await expect(page.getByText(await firstWay(page.request, 'bus', 'en')).first()).toBeInViewport();
    expect(errand.activations).toBe(2);
  },
);

test('subscriber who cannot come: four activations lead to the rules of exchange', full, async ({ errand, page }) => {
  await goByMenu({ errand, page }, 'Conciertos', 'Entradas y taquilla');
  await errand.activate(partOf(page, 'Cambios y devoluciones'));
  await expect(page.getByText(/^Con abono, puede cambiar el día/)).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(most);
});

test('journalist: four activations lead to the press contact and the press kit', full, async ({ errand, page }) => {
  await goByMenu({ errand, page }, 'Sobre', 'Notas de prensa');
  await errand.activate(page.getByRole('link', { name: 'Material de prensa', exact: true }));
  const departments = await fetchData<Department[]>(page.request, '/api/departments');
  const press = departments.find(({ key }) => key === 'press');
  await expect(page.getByRole('main').getByRole('link', { name: press?.email }).last()).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Dossier de prensa/ })).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(most);
});

test(
  'teacher: four activations lead to the last day of registration for the municipal concerts',
  full,
  async ({ errand, page }) => {
    await goByMenu({ errand, page }, 'comunidad', 'Para escuelas');
    await errand.activate(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Municipios y fechas/ })
        .first(),
    );
    await expect(page.getByText(/\d+\sde\s[a-z]+\sde\s20\d\d/).first()).toBeInViewport({ ratio: 1 });
    expect(errand.activations).toBe(most);
  },
);

test('oboist: four activations lead to the audition repertoire', full, async ({ errand, page }) => {
  await goByMenu({ errand, page }, 'Sobre', 'Audiciones');
  await errand.activate(page.getByRole('heading', { name: 'Rondas y repertorio' }).first());
  const [audition] = await fetchData<Audition[]>(page.request, '/api/auditions');
  const [words = ''] = (audition?.rounds[0]?.text ?? '').replaceAll(/<[^>]+>/g, '').split(/[.:;]/);
  await expect(page.getByText(beginning(words)).first()).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(most);
});

test('student: three activations lead to the ticket price for Club 26', full, async ({ errand, page }) => {
  await goByMenu({ errand, page }, 'comunidad', 'Club 26');
  await expect(page.getByText(/^\d+\s€/).first()).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(3);
});

test('lost ticket: a search and two more activations lead to the answer', full, async ({ errand, page }) => {
  await goBySearch({ errand, page }, 'he perdido la entrada', /Conciertos y entradas/);
  await errand.activate(partOf(page, 'Preguntas frecuentes'));
  await errand.activate(page.getByText('¿Y si he perdido la entrada?'));
  await expect(page.getByText(/^Pregunte en taquilla antes del concierto/)).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(most);
});

test('late arrival: one activation from home leads to the rule for entry', async ({ errand, page }) => {
  await errand.start();
  await errand.activate(page.getByRole('link', { name: 'Más respuestas' }));
  await expect(page.getByText('Si llega tarde, entrará en la primera pausa entre obras.')).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(1);
});

test(
  'bus and car: two activations lead to the lines that stop at tonight’s hall, its car park and its price',
  full,
  async ({ errand, page }) => {
    await errand.start();
    await errand.activate(page.getByRole('heading', { level: 1 }).getByRole('link'));
    // The home page, which stays until the concert’s has come, has a link of this name, too.
    await expect(page).toHaveURL(/\/eventos\/[^/]+\/\d+$/);
    await errand.activate(page.getByRole('main').getByRole('link', { name: 'Cómo llegar' }));
    for (const mode of ['bus', 'car'] as const)
      await expect(page.getByText(await firstWay(page.request, mode)).first()).toBeInViewport();
    expect(errand.activations).toBe(2);
  },
);

test('violinist: a search leads to the audition and its date in two activations', full, async ({ errand, page }) => {
  const open = await fetchData<Vacancy[]>(page.request, '/api/offers?status=active&perPage=100');
  const { title, applyTo } = open.find((one) => /viol[ií]n/i.test(one.title)) ?? open[0]!;
  await goBySearch({ errand, page }, `audiciones ${title}`, beginning(title));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'Atlantic/Canary' });
  await expect(
    page.getByText(new RegExp(day.format(new Date(applyTo)).replaceAll(' ', String.raw`\s`))).first(),
  ).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(2);
});

test(
  'teacher with a class: a search and one more activation lead to the form of an open call for schools',
  full,
  async ({ errand, page }) => {
    await goBySearch({ errand, page }, 'inscribir colegio', /centros educativos/);
    await errand.activate(page.getByRole('link', { name: 'Inscribir grupos' }).first());
    await expect(page.getByRole('textbox', { name: /^Correo del centro/ }).first()).toBeInViewport({ ratio: 1 });
    expect(errand.activations).toBe(3);
  },
);

test('newspaper: a search and one more activation lead to the press photographs', full, async ({ errand, page }) => {
  await goBySearch({ errand, page }, 'foto de prensa', /Notas de prensa/);
  await errand.activate(page.getByRole('link', { name: 'Material de prensa', exact: true }));
  await expect(page.getByText(/fotografías de la sala y de la orquesta a 300 puntos/)).toBeInViewport({ ratio: 1 });
  expect(errand.activations).toBe(3);
});

test(
  'hearing aid: a search and one more activation lead to the section on induction loops',
  byKeyboard,
  async ({ errand, page }) => {
    await goBySearch({ errand, page }, 'bucle magnético', /Planifique su visita/);
    await errand.activate(partOf(page, 'Accesibilidad'));
    await expect(page.getByRole('heading', { name: 'Si oye mal' })).toBeInViewport({ ratio: 1 });
    expect(errand.activations).toBe(3);
  },
);

test(
  'gift voucher: a search and one more activation lead to its value and its validity',
  full,
  async ({ errand, page }) => {
    await goBySearch({ errand, page }, 'cheque regalo', /Conciertos y entradas/);
    await errand.activate(partOf(page, 'Regale música'));
    const voucher = page.getByRole('region', { name: 'Regale música' });
    await expect(voucher.getByText(/€/)).toBeInViewport();
    await expect(voucher.getByText(/[Cc]aduca/)).toBeInViewport();
    expect(errand.activations).toBe(3);
  },
);

test('programme notes: two activations from home lead to the notes on the symphony', async ({ errand, page }) => {
  await errand.start();
  await errand.activate(page.getByRole('main').getByRole('link', { name: 'Programa de mano' }));
  const { notes } = await fetchData<ProgrammeBooklet>(page.request, '/api/hand-programmes/current');
  const { title } = notes.at(-1)!;
  await errand.activate(page.getByText(title));
  const note = page.locator('details[open]').filter({ hasText: title });
  await expect(note.getByRole('paragraph').first()).toBeInViewport();
  expect(errand.activations).toBe(2);
});
