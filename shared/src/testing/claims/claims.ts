import type { Locale } from '../../domain/locale.ts';
import { inFigures } from './number-words.ts';

/** A text for visitors, and its place: an address, a file. */
export interface Passage {
  place: string;
  language: Locale;
  text: string;
}

/** A statement of a passage about a subject: `centros de mayores: 2`. */
export interface Claim {
  subject: string;
  value: string;
  place: string;
  /** The surrounding words. */
  quote: string;
}

/** Known facts with which texts are compared. */
export interface Known {
  /** Concerts by their titles in a language, with the days (`11-28`) that a text may give for them. */
  concerts: readonly { title: string; days: readonly string[] }[];
  halls: readonly { name: string; seats: number }[];
}

const small: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'a al como con de del desde el en entre hasta la las lo los más o para por que se su sus un una y'.split(' '),
  ),
  en: new Set(
    'a an and as at by for from in into is it its more of on or over than that the their them to up with he she'.split(
      ' ',
    ),
  ),
};

/** Measures (years, minutes, days …) are not compared: every sentence may have its own number of them. */
const measures: Record<Locale, RegExp> = {
  es: /^(años?|meses|mes|semanas?|días?|horas?|minutos?|min|segundos|metros|kilómetros|páginas?|veces|euros|cifras|cts?|de|y|o|a)$/,
  en: /^(years?’?|months?|weeks?|days?|hours?|minutes?|min|seconds|metres|kilometres|pages?|times|euros|figures|working|calendar|and|or|to|of|in|on|at)$/,
};

const word = String.raw`\p{L}[\p{L}’-]*`;
const counted = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/€−–-])(\d{1,6}) (${word})((?: ${word}){0,4})`, 'gu');

/** Every number of things in a passage; the subject of the claim is the thing and the next significant word. */
export function countClaims({ place, language, text }: Passage): Claim[] {
  const written = inFigures(text.replaceAll(/\s+/g, ' '), language);
  return [...written.matchAll(counted)].flatMap(([quote, number = '', thing = '', rest = '']) => {
    const next = rest.split(' ').find((one) => one && !small[language].has(one.toLowerCase()));
    const noun = thing.toLowerCase();
    if (!next || measures[language].test(noun) || small[language].has(noun) || thing !== noun) return [];
    return [{ subject: `${noun} ${next.toLowerCase()}`, value: String(Number(number)), place, quote }];
  });
}

const months: Record<Locale, string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Words before a day that is a time limit, not the day of a concert. */
const limitWords = /(?:^|[ ,])(?:hasta|antes|until|before) /;

/** Days directly after a concert's title that are not among its days. */
export function wrongDays({ place, language, text }: Passage, concerts: Known['concerts']): Claim[] {
  const written = text.replaceAll(/\s+/g, ' ');
  const month = months[language].join('|');
  const day = language === 'es' ? `(\\d{1,2}) de (${month})` : `(\\d{1,2}) (${month})`;
  const titles = concerts.map(({ title }) => title);
  return concerts.flatMap(({ title, days }) => {
    if (!written.includes(title)) return [];
    const longer = titles.filter((other) => other !== title && other.endsWith(title));
    return [...written.matchAll(new RegExp(`${escaped(title)}([^.;:]{0,40}?)${day}`, 'g'))].flatMap((match) => {
      const [quote, between = '', date = '', name = ''] = match;
      const upToTitle = written.slice(0, match.index + title.length);
      const told = `${String(months[language].indexOf(name) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
      const isOfAnother =
        longer.some((other) => upToTitle.endsWith(other)) || titles.some((other) => between.includes(other));
      if (limitWords.test(between)) return [];
      return days.includes(told) || isOfAnother ? [] : [{ subject: `day of ${title}`, value: told, place, quote }];
    });
  });
}

const seatWords: Record<Locale, string> = {
  es: 'butacas|localidades|asientos',
  en: 'seats',
};

/** Numbers of seats after the name of a hall that are not the hall's. */
export function wrongSeats({ place, language, text }: Passage, halls: Known['halls']): Claim[] {
  const written = inFigures(text.replaceAll(/\s+/g, ' '), language);
  return halls.flatMap(({ name, seats }) =>
    [...written.matchAll(new RegExp(`${escaped(name)}[^.;\\d]{0,20}(\\d+) (?:${seatWords[language]})`, 'g'))]
      .filter(([, told]) => Number(told) !== seats)
      .map(([quote, told = '']) => ({ subject: `seats of ${name}`, value: told, place, quote })),
  );
}

const limits: Record<Locale, readonly (readonly [subject: string, told: RegExp])[]> = {
  es: [
    ['refund', /(?:devoluci|devuelve|vuelve al mismo)[^.;|]{0,80}? en (?:un plazo (?:máximo )?de |los )?(\d+ días)/g],
    ['exchange', /(?:cambi|exchange)[^.;]{0,120}? hasta las (\d+:\d\d) (?:del día anterior|de la víspera)/g],
    ['Club 26, price', /Club 26[^.;]{0,12}? (\d+)\s€/g],
    ['Club 16, price', /Club 16[^.;]{0,12}? (\d+)\s€/g],
    ['box office, hours', /[Tt]aquilla[^.;<|]{0,60}? lunes a viernes, de (\d+:\d\d a \d+:\d\d)/g],
    [
      'box office, before a concert',
      /[Tt]aquilla[^.;]{0,90}?(?:, y|, o|que abre|desde) (\d+ horas|una hora) antes(?: de cada concierto|: se)/g,
    ],
    [
      'foundation',
      /(?:[Ff]undada|[Nn]ació|empieza) en (\d{4})(?= como (?:una )?sociedad|, con una sociedad|, cuando)/g,
    ],
    ['professional orchestra since', /refund\p{L}+ en (\d{4})/gu],
    ['municipalities', /(?:los|llega a) (\d+) municipios/g],
  ],
  en: [
    ['refund', /(?:refund|returns to)[^.;|]{0,80}? within (\d+ days)/g],
    ['exchange', /exchange[^.;]{0,120}? until (\d+:\d\d) on the day before/g],
    ['Club 26, price', /Club 26[^.;]{0,12}? €(\d+)/g],
    ['Club 16, price', /Club 16[^.;]{0,12}? €(\d+)/g],
    ['box office, hours', /[Bb]ox office[^.;<|]{0,60}? Monday to Friday, (\d+:\d\d to \d+:\d\d)/g],
    [
      'box office, before a concert',
      /[Bb]ox office[^.;]{0,90}?(?:, and|, or|which opens|from) (\d+ hours|an hour) before(?: each concert| every concert|: they)/g,
    ],
    ['foundation', /(?:[Ff]ounded|born|begins) in (\d{4})(?= as a society|, with a society|, when)/g],
    ['professional orchestra since', /(?:re-?founded|founded (?:anew|again))[^.;]{0,12} in (\d{4})/g],
    ['municipalities', /(?:the|all|reaches|visits) (\d+) municipalities/g],
  ],
};

/** A passage's statements about time limits and prices that are the same everywhere. */
export function limitClaims({ place, language, text }: Passage): Claim[] {
  const written = inFigures(text.replaceAll(/\s+/g, ' '), language);
  return limits[language].flatMap(([subject, told]) =>
    [...written.matchAll(told)].map(([quote, value = '']) => ({ subject, value, place, quote })),
  );
}

/**
 * Subjects for which passages in one language have more than one value.
 * @param manyValued subjects whose values legitimately differ from place to place: `años de experiencia`
 */
export function contradictions(claims: readonly Claim[], manyValued: ReadonlySet<string>): string[] {
  const bySubject = Map.groupBy(claims, ({ subject }) => subject);
  return [...bySubject].flatMap(([subject, told]) => {
    const values = Map.groupBy(told, ({ value }) => value);
    if (values.size < 2 || manyValued.has(subject)) return [];
    const said = [...values].map(([value, [first]]) => `${value} (${first?.place}: “${first?.quote}”)`);
    return [`${subject}: ${said.join(' but ')}`];
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
