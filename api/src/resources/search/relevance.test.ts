import { expect, it } from 'vitest';
import type { SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { useSearch } from '../../testing/use-search.ts';

const search = useSearch();

/** Whether a result is of the sample content: a concert that the office adds may well be found first. */
const isSample = ({ kind, path }: SearchResult) => kind !== 'events' || Number(path.split('/').at(-1)) <= 49;

it.each([
  ['dvorak', 'es', 'Rajmáninov y Dvořák'],
  ['Dvořák', 'es', 'Rajmáninov y Dvořák'],
  ['beetoven', 'es', 'Novena de Beethoven'],
  ['beethoven', 'en', 'Beethoven’s Ninth'],
  ['tchaikovsky', 'es', 'Chaikovski 6'],
  ['chaikovski', 'en', 'Tchaikovsky 6'],
  ['rachmaninov', 'es', 'Rajmáninov y Dvořák'],
  ['rajmaninov', 'en', 'Rachmaninov and Dvořák'],
  ['sinfonia alpina', 'es', 'Sinfonía alpina'],
  ['conciertos', 'es', 'Concierto de Año Nuevo'],
  ['concierto', 'es', 'Concierto de Año Nuevo'],
  ['requiems', 'en', 'Season finale: Verdi’s Requiem'],
  ['sib', 'es', 'Grieg y Sibelius'],
  ['vidamar', 'es', 'Elena Vidamar'],
  ['montelirio', 'es', 'Aurelio Montelirio'],
  ['aviso legal', 'es', 'Aviso legal'],
  ['legal notice', 'en', 'Legal notice'],
  ['oboe', 'es', 'Concierto para oboe en re\u00A0mayor'],
])('the search for “%s” (%s) finds %s', async (term, lang, title) => {
  expect((await search(term, `&lang=${lang}&perKind=20`)).data.map((result) => result.title)).toContain(title);
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

it.each([
  ['parking', 'es', 'Cómo llegar a cada sala'],
  ['dónde aparcar', 'es', 'Cómo llegar a cada sala'],
  ['how to get there', 'en', 'How to get to each hall'],
  ['entradas baratas', 'es', 'Conciertos y entradas'],
  ['cheap tickets', 'en', 'Concerts and tickets'],
  ['trabajo violín', 'es', 'Violín, tutti'],
  ['violin job', 'en', 'Violin, tutti'],
  ['20 noviembre', 'es', 'Grieg y Sibelius'],
  ['18 december', 'en', 'Beethoven’s Ninth'],
  ['diciembre', 'es', 'Pastoral'],
  ['9 beethoven', 'es', 'Novena de Beethoven'],
  ['tonight', 'en', 'Grieg and Sibelius'],
  ['hoy', 'es', 'Grieg y Sibelius'],
  ['conciertos este fin de semana', 'es', 'Grieg y Sibelius'],
  ['next week', 'en', 'The Sorcerer’s Apprentice'],
  ['tomorrow', 'en', 'Concert calendar'],
  ['concierto gratis', 'es', 'Ensayo abierto'],
  ['navidad', 'es', 'Pastoral'],
  ['audición violín', 'es', 'Violín, tutti'],
  ['quiero ser patrocinador', 'es', 'Mecenazgo y deducciones'],
  ['conciertos para niños', 'es', 'El aprendiz de brujo'],
  ['wheelchair', 'en', 'Wheelchair space'],
  ['programa de mano', 'es', 'Programa de mano'],
  ['newsletter', 'es', 'Boletín'],
  ['discografía', 'es', 'Discografía'],
  ['teatro principal', 'es', 'Dónde tocamos'],
  ['tarjeta regalo', 'es', 'Cheque regalo'],
  ['hija de 4 años', 'es', 'Conciertos en familia'],
  ['calendar subscription', 'en', 'Concert calendar'],
  ['devoluciones', 'es', 'Cambios y devoluciones'],
  ['malher', 'es', 'Mahler: Titán'],
  ['mahler', 'es', 'Mahler: Titán'],
  ['28/11/2026', 'es', 'El aprendiz de brujo'],
  ['28-11', 'en', 'The Sorcerer’s Apprentice'],
  ['este sábado', 'es', 'El aprendiz de brujo'],
  ['cancelado', 'es', 'Sinfonía alpina'],
  ['cancelled', 'en', 'An Alpine Symphony'],
  ['aplazado', 'es', 'Órgano'],
  ['precio joven', 'es', 'Club 16'],
  ['carnet joven', 'es', 'Club 26'],
  ['youth card', 'en', 'Club 26'],
  ['shuman', 'es', 'Cuadros de una exposición'],
  ['jubilados', 'es', 'Conciertos y entradas'],
  ['cochecito', 'es', 'Conciertos en familia'],
  ['audición de viola', 'es', 'Audiciones'],
  ['hearing loop', 'en', 'Plan your visit'],
  ['hearing aid', 'en', 'Plan your visit'],
  ['audífono', 'es', 'Planifique su visita'],
  ['bucle magnético', 'es', 'Planifique su visita'],
  ['aseos', 'es', 'Planifique su visita'],
  ['código de vestimenta', 'es', 'Planifique su visita'],
  ['llegar tarde', 'es', 'Planifique su visita'],
  ['perro guía', 'es', 'Planifique su visita'],
  ['what to wear', 'en', 'Plan your visit'],
  ['bar', 'es', 'Planifique su visita'],
  ['children under 5', 'en', 'Family concerts'],
  ['trabajar en la orquesta', 'es', 'Portal de empleo'],
  ['clases', 'es', 'Clases magistrales'],
  ['menos de 20 euros', 'es', 'Conciertos y entradas'],
  ['last minute tickets', 'en', 'Concerts and tickets'],
  ['familia numerosa', 'es', 'Conciertos y entradas'],
  ['donate', 'en', 'Patronage and tax relief'],
  ['sala de cámara', 'es', 'Dónde tocamos'],
  ['unsubscribe', 'en', 'Newsletter'],
  ['18 de diciembre a las ocho', 'es', 'Novena de Beethoven'],
  ['5th december', 'en', 'Pastoral'],
  ['18 december conductor', 'en', 'Beethoven’s Ninth'],
  ['pagar en efectivo', 'es', 'Conciertos y entradas'],
  ['desgravar', 'es', 'Mecenazgo y deducciones'],
  ['programa de hoy', 'es', 'Grieg y Sibelius'],
  ['pensioner', 'en', 'Concerts and tickets'],
  ['me equivoqué de fecha', 'es', 'Conciertos y entradas'],
  ['wrong date', 'en', 'Concerts and tickets'],
  ['mayores de 65', 'es', 'Conciertos y entradas'],
  ['over 65', 'en', 'Concerts and tickets'],
  ['niños de 4 años', 'es', 'Conciertos en familia'],
  ['renovar abono', 'es', 'Abonos y paquetes'],
  ['renew subscription', 'en', 'Subscriptions and packages'],
  ['lista de espera', 'es', 'Conciertos y entradas'],
  ['contratar la orquesta', 'es', 'Contacto'],
  ['hire the orchestra', 'en', 'Contact'],
  ['fotos alta resolución', 'es', 'Notas de prensa'],
  ['imprimir programa', 'es', 'Programa de mano'],
  ['print programme', 'en', 'Programme booklet'],
  ['duración concierto', 'es', 'Planifique su visita'],
  ['qué me pongo', 'es', 'Planifique su visita'],
  ['luggage', 'en', 'Plan your visit'],
  ['Gáldar', 'es', 'Viento en la isla'],
  ['Agaete', 'en', 'Wind on the island'],
  ['lactancia', 'es', 'Conciertos en familia'],
  ['cuentas 2024', 'es', 'Cuentas anuales 2024 e informe de auditoría'],
  ['gender pay gap', 'en', 'Equality plan 2025–2028 and anti-harassment protocol'],
])('the search for “%s” (%s) finds %s first', async (term, lang, title) => {
  expect((await search(term, `&lang=${lang}`)).data.find(isSample)?.title).toBe(title);
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

it.each([
  ['viola', /viol[ií]n|violonchelo/i],
  ['roma', /romeo/i],
])('the search takes a short word as a whole word, not as the beginning of others (%s)', async (term, other) => {
  const { data } = await search(term);
  expect(data.length).toBeGreaterThan(2);
  expect(data.filter(({ kind, title }) => kind !== 'documents' && other.test(title))).toEqual([]);
});

it('the search does not take a correct word for a misspelt one', async () => {
  expect((await search('park', '&lang=en')).meta.marks).not.toContain('part');
});

it('the search names the vacancy of a document', async () => {
  const titles = (await search('anexo repertorio')).data.map(({ title }) => title);
  expect(titles).toContain('Anexo I. Repertorio y pasajes: Violín, tutti');
  expect(titles).toContain('Anexo I. Repertorio y pasajes: Oboe, solista');
});

it('the search puts concerts with the name in the title first, coming before past, mentions last', async () => {
  const titles = (await search('beethoven')).data.filter(({ kind }) => kind === 'events').map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Novena de Beethoven', 'Pastoral']);
  const [firstPast, mention] = [
    titles.indexOf('Concierto de violín de Beethoven'),
    titles.indexOf('Bartók: Concierto para orquesta'),
  ];
  expect(firstPast).toBeGreaterThan(1);
  expect(mention, 'its text alone names him').toBeGreaterThan(firstPast);
  const found = (await search('mahler')).data.filter(({ kind }) => kind === 'events').map(({ title }) => title);
  expect(found.at(-1)).toBe('Chaikovski 6');
});

it('the search for a day without a concert returns no concerts and marks no day', async () => {
  const { data, meta } = await search('28/12/2026');
  expect(data.filter(({ kind }) => kind === 'events')).toEqual([]);
  expect(meta.marks.filter((mark) => mark.startsWith('d2026'))).toEqual([]);
});

it('the search for two misspelt words finds the concert with both', async () => {
  const titles = (await search('beetoven novna', '&perKind=3')).data.map(({ title }) => title);
  expect(titles[0]).toBe('Novena de Beethoven');
});
