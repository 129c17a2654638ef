import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content/read-content.ts';
import type { SearchAnswer } from '@ofgc/shared/domain/search/search.schema.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { searchOver, useSearch } from '../../testing/use-search.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const search = useSearch();

type Rule = (concert: Content['events'][number]) => boolean;
const inDecember: Rule = ({ performances }) => performances.some(({ date }) => date.startsWith('2026-12'));
/** Of a composer whose work it has, or whom its title names. */
const of =
  (...composers: string[]): Rule =>
  ({ programme, title }) =>
    composers.some((name) => title.es.includes(name.split(' ').at(-1) ?? name)) ||
    programme.some((item) => item.kind === 'work' && composers.includes(content.works[item.work]?.composer ?? ''));
const is =
  (...statuses: string[]): Rule =>
  ({ performances }) =>
    performances.some(({ status }) => statuses.includes(status));
const isFree: Rule = ({ price }) => price.min === 0;
const isAt =
  (venue: string): Rule =>
  (concert) =>
    concert.venue === venue;
const isFamily: Rule = ({ category }) => category === 'familia';
const vacancy = content.vacancies.vacancies.find(({ title }) => /viol[ií]n/i.test(title.es));
const violinVacancy = `/portal-empleo/oferta/${vacancy?.id}`;

it.each([
  ['dvorak', 'es', of('Antonín Dvořák')],
  ['Dvořák', 'es', of('Antonín Dvořák')],
  ['beetoven', 'es', of('Ludwig van Beethoven')],
  ['beethoven', 'en', of('Ludwig van Beethoven')],
  ['tchaikovsky', 'es', of('Piotr Ilich Chaikovski')],
  ['chaikovski', 'en', of('Piotr Ilich Chaikovski')],
  ['rachmaninov', 'es', of('Serguéi Rajmáninov')],
  ['rajmaninov', 'en', of('Serguéi Rajmáninov')],
  ['sib', 'es', of('Jean Sibelius')],
  ['9 beethoven', 'es', of('Ludwig van Beethoven')],
  ['concierto gratis', 'es', isFree],
  ['Concert with free admission', 'en', isFree],
  ['Plaza de los Laureles', 'es', isAt('Plaza mayor de un municipio (itinerante)')],
  ['Chamber Hall', 'en', isAt('Auditorio del Mar · Sala de Cámara')],
  ['navidad', 'es', inDecember],
  ['conciertos para niños', 'es', isFamily],
  ['malher', 'es', of('Gustav Mahler')],
  ['mahler', 'es', of('Gustav Mahler')],
  ['cancelado', 'es', is('cancelled')],
  ['cancelled', 'en', is('cancelled')],
  ['aplazado', 'es', is('rescheduled', 'postponed')],
  ['reprogramado', 'es', is('rescheduled', 'postponed')],
  ['shuman', 'es', of('Robert Schumann', 'Clara Schumann')],
])(
  'the first concert that the search finds for “%s” (%s) is one of those that are meant',
  async (term, lang, isMeant) => {
    const { data } = await search(term, `&lang=${lang}&kind=events`);
    const first = content.events.find(({ id }) => id === data[0]?.eventId);
    expect(first && isMeant(first), first?.title.es ?? 'none').toBe(true);
  },
);

it.each([
  ['conciertos', 'es', 'concierto'],
  ['requiems', 'en', 'requiem'],
  ['oboe', 'es', 'oboe'],
])('the search for “%s” (%s) finds works with “%s” in their title', async (term, lang, word) => {
  const { data } = await search(term, `&lang=${lang}&kind=works&perKind=50`);
  expect(data.map(({ title }) => title.toLowerCase()).filter((title) => title.includes(word))).not.toEqual([]);
});

it('the search finds artists by their surname, typed without accents', async () => {
  for (const { id, sortName } of content.artists.filter(({ kind }) => kind === 'person').slice(0, 3)) {
    const term = (sortName.split(',')[0] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const { data } = await search(term, '&kind=artists&perKind=20');
    expect(
      data.map(({ path }) => path.split('/').at(-1)),
      term,
    ).toContain(`${id}`);
  }
});

it.each(['anexo', 'bases', 'solicitud'])(
  'the search finds documents of several vacancies under different titles (%s)',
  async (term) => {
    const { data } = await search(term, '&kind=documents&perKind=50');
    const titles = data.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(3);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

// A new concert may come before a page: it is not what these rows are about.
it.each([
  ['aviso legal', 'es', '/aviso-legal'],
  ['legal notice', 'en', '/aviso-legal'],
  ['parking', 'es', '/conciertos-entradas/planifica-visita#salas'],
  ['dónde aparcar', 'es', '/conciertos-entradas/planifica-visita#salas'],
  ['how to get there', 'en', '/conciertos-entradas/planifica-visita#salas'],
  ['entradas baratas', 'es', '/conciertos-entradas'],
  ['cheap tickets', 'en', '/conciertos-entradas'],
  ['trabajo violín', 'es', violinVacancy],
  ['violin job', 'en', violinVacancy],
  ['tomorrow', 'en', '/conciertos-entradas/eventos'],
  ['audición violín', 'es', violinVacancy],
  ['quiero ser patrocinador', 'es', '/amigos/mecenazgo'],
  ['wheelchair', 'en', '/conciertos-entradas/silla-de-ruedas'],
  ['programa de mano', 'es', '/programa'],
  ['newsletter', 'es', '/boletin'],
  ['discografía', 'es', '/explora/discografia'],
  ['teatro principal', 'es', '/visitantes/donde-tocamos'],
  ['tarjeta regalo', 'es', '/conciertos-entradas#regala'],
  ['hija de 4 años', 'es', '/educacion-comunidad/conciertos-en-familia'],
  ['calendar subscription', 'en', '/conciertos-entradas/eventos'],
  ['devoluciones', 'es', '/conciertos-entradas#devoluciones'],
  ['precio joven', 'es', '/educacion-comunidad/educacion/club-16'],
  ['carnet joven', 'es', '/educacion-comunidad/educacion/club-26'],
  ['youth card', 'en', '/educacion-comunidad/educacion/club-26'],
  ['jubilados', 'es', '/conciertos-entradas'],
  ['cochecito', 'es', '/educacion-comunidad/conciertos-en-familia'],
  ['audición de viola', 'es', '/sobre-ofgc/audiciones'],
  ['hearing loop', 'en', '/conciertos-entradas/planifica-visita'],
  ['hearing aid', 'en', '/conciertos-entradas/planifica-visita'],
  ['audífono', 'es', '/conciertos-entradas/planifica-visita'],
  ['bucle magnético', 'es', '/conciertos-entradas/planifica-visita'],
  ['aseos', 'es', '/conciertos-entradas/planifica-visita'],
  ['código de vestimenta', 'es', '/conciertos-entradas/planifica-visita'],
  ['dejar el abrigo', 'es', '/conciertos-entradas/planifica-visita'],
  ['leave my coat', 'en', '/conciertos-entradas/planifica-visita'],
  ['coat', 'en', '/conciertos-entradas/planifica-visita'],
  ['llegar tarde', 'es', '/conciertos-entradas/planifica-visita'],
  ['perro guía', 'es', '/conciertos-entradas/planifica-visita'],
  ['what to wear', 'en', '/conciertos-entradas/planifica-visita'],
  ['bar', 'es', '/conciertos-entradas/planifica-visita'],
  ['children under 5', 'en', '/educacion-comunidad/conciertos-en-familia'],
  ['trabajar en la orquesta', 'es', '/portal-empleo'],
  ['clases', 'es', '/educacion-comunidad/clases-magistrales'],
  ['menos de 20 euros', 'es', '/conciertos-entradas'],
  ['last minute tickets', 'en', '/conciertos-entradas'],
  ['familia numerosa', 'es', '/conciertos-entradas'],
  ['donate', 'en', '/friends/patronage'],
  ['sala de cámara', 'es', '/visitantes/donde-tocamos'],
  ['unsubscribe', 'en', '/boletin'],
  ['pagar en efectivo', 'es', '/conciertos-entradas'],
  ['desgravar', 'es', '/amigos/mecenazgo'],
  ['pensioner', 'en', '/conciertos-entradas'],
  ['me equivoqué de fecha', 'es', '/conciertos-entradas'],
  ['wrong date', 'en', '/conciertos-entradas'],
  ['mayores de 65', 'es', '/conciertos-entradas'],
  ['over 65', 'en', '/conciertos-entradas'],
  ['niños de 4 años', 'es', '/educacion-comunidad/conciertos-en-familia'],
  ['renovar abono', 'es', '/conciertos-entradas/abonos'],
  ['renew subscription', 'en', '/conciertos-entradas/abonos'],
  ['lista de espera', 'es', '/conciertos-entradas'],
  ['contratar la orquesta', 'es', '/sobre-ofgc/contacto'],
  ['hire the orchestra', 'en', '/sobre-ofgc/contacto'],
  ['fotos alta resolución', 'es', '/notas-prensa'],
  ['imprimir programa', 'es', '/programa'],
  ['print programme', 'en', '/programa'],
  ['duración concierto', 'es', '/conciertos-entradas/planifica-visita'],
  ['qué me pongo', 'es', '/conciertos-entradas/planifica-visita'],
  ['luggage', 'en', '/conciertos-entradas/planifica-visita'],
  ['Gáldar', 'es', '/educacion-comunidad/conciertos-escolares-itinerantes'],
  ['Agaete', 'en', '/educacion-comunidad/conciertos-escolares-itinerantes'],
  ['lactancia', 'es', '/educacion-comunidad/conciertos-en-familia'],
  ['cuentas 2024', 'es', '/documentos/221/cuentas-anuales-2024.pdf'],
  ['gender pay gap', 'en', '/documentos/205/plan-de-igualdad-2025-2028.pdf'],
])('the search for “%s” (%s) finds %s first, concerts aside', async (term, lang, path) => {
  const { data } = await search(term, `&lang=${lang}`);
  expect(data.find(({ kind }) => kind !== 'events')?.path).toBe(path);
});

it('the search returns results with some of the words, marked as partial, when none has all', async () => {
  const { data, meta } = await search('discount for students of medicine', '&lang=en');
  expect(meta.isPartial).toBe(true);
  expect(data.length).toBeGreaterThan(0);
  expect((await search('mozart requiem')).meta.isPartial).toBe(false);
});

it('the search for three words falls back to results with two of them, not with one', async () => {
  const [two, three] = [await search('mozart requiem'), await search('mozart requiem acuario')];
  expect(three.meta).toMatchObject({ isPartial: true, counts: two.meta.counts });
  expect(three.data.map(({ path }) => path)).toEqual(two.data.map(({ path }) => path));
  expect((await search('xyzzyq qyzzyx')).data).toEqual([]);
});

it('the search takes a short word as a whole word, not as the beginning of others', async () => {
  const { data } = await search('viola', '&perKind=20');
  const titles = data.filter(({ kind }) => kind !== 'documents').map(({ title }) => title);
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => /viol[ií]n|violonchelo/i.test(title) && !/viola/i.test(title))).toEqual([]);
});

it('the search does not take a correct word for a misspelt one', async () => {
  expect((await search('park', '&lang=en')).meta.marks).not.toContain('part');
});

it('the search names the vacancy of a document', async () => {
  const belonging = content.documents.filter(({ belongsTo, kind }) => belongsTo.vacancy && kind === 'annex');
  const titles = (await search('anexo', '&kind=documents&perKind=50')).data.map(({ title }) => title);
  expect(belonging).not.toEqual([]);
  for (const { title, belongsTo } of belonging) {
    const vacancy = content.vacancies.vacancies.find(({ id }) => id === belongsTo.vacancy);
    expect(titles).toContain(`${title.es}: ${vacancy?.title.es}`);
  }
});

describe('among concerts of a name that no other text has', () => {
  const test = useTestApi();
  const own = searchOver(test);
  const order = async (term: string) => (await own(term)).data.map(({ eventId }) => eventId);
  beforeAll(async () => {
    const day = (id: number, date: string, differences = {}) => [performance(id, { date, ...differences })];
    const titled = (title: string) => ({ title: { es: title, en: title } });
    const mention = '<p>La noche anterior sonó Kvantzel.</p>';
    // The one that should come first is inserted in the middle, so that its place is not that of its entry.
    await insertConcert(
      test.database,
      9001,
      { performances: day(90_011, '2027-01-29') },
      { synopsis: { es: mention, en: mention } },
    );
    await insertConcert(test.database, 9002, {
      ...titled('Una noche con Kvantzel'),
      performances: day(90_021, '2026-03-06'),
    });
    await insertConcert(test.database, 9003, {
      ...titled('La suite de Kvantzel'),
      performances: day(90_031, '2027-02-05'),
    });
    const cancelled = day(90_041, '2027-01-30', { status: 'cancelled' });
    await insertConcert(test.database, 9004, { ...titled('El coro de Kvantzel'), performances: cancelled });
  });

  it('the search puts those with the name in the title first, coming before past, mentions last', async () => {
    const found = await order('kvantzel');
    expect(new Set(found)).toEqual(new Set([9001, 9002, 9003, 9004]));
    expect(found[0]).toBe(9003);
    expect(found.at(-1)).toBe(9001);
  });

  it.each([
    ['without its capital', 'kvantzel'],
    ['with an accent', 'Kvántzel'],
    ['with a letter too few', 'kvantzl'],
    ['with two letters exchanged', 'kvanztel'],
    ['with a letter too many', 'kvantzzel'],
  ])('the search finds the concerts of the name in the same order %s', async (_, typed) => {
    const named = (found: (number | null)[]) => found.filter((id) => id !== 9001);
    expect(named(await order(typed))).toEqual(named(await order('Kvantzel')));
  });

  it('the search for two misspelt words finds the concert with both first', async () => {
    expect((await order('suitte kvantzl'))[0]).toBe(9003);
  });

  it('the search marks a concert as past or cancelled', async () => {
    const { data } = await own('kvantzel');
    expect(Object.fromEntries(data.map(({ eventId, state }) => [eventId, state]))).toEqual({
      9001: null,
      9002: 'past',
      9003: null,
      9004: 'cancelled',
    });
  });

  it('the search says of a cancelled concert whether its time is over', async () => {
    const overAt = async (at: string) => {
      const api = await createTestApi(test.database, { now: () => new Date(at) });
      const { data } = (await api.inject('/api/search?term=kvantzel')).json<SearchAnswer>();
      await api.close();
      return data.filter(({ isOver }) => isOver).map(({ eventId }) => eventId);
    };
    expect(await overAt('2027-01-30T20:30:00Z')).toEqual([]);
    expect(await overAt('2027-01-30T23:00:00Z')).toEqual([9004]);
  });
});

it('the search for a day without a concert returns no concerts and marks no day', async () => {
  const { data, meta } = await search('28/12/2090');
  expect(data.filter(({ kind }) => kind === 'events')).toEqual([]);
  expect(meta.marks.filter((mark) => mark.startsWith('d2090'))).toEqual([]);
});

it.each([
  ['cuál es el precio de las entradas para el concierto de Navidad', 'es', ['concierto', 'navidad']],
  ['What is the price of a ticket for the Christmas concert', 'en', ['christmas', 'concert']],
])(
  'the search looks for the last words of “%s”, because articles and prepositions do not count',
  async (term, lang, last) => {
    const { meta } = await search(term, `&lang=${lang}`);
    expect(meta.marks).toEqual(expect.arrayContaining(last));
  },
);
