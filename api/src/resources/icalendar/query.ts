import { z } from 'zod';
import {
  eventFeedParameters,
  whenByParameter,
  type WhenParameter,
} from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { eventQuerySchema, type EventQuery } from '../events/query.ts';

const shape = eventQuerySchema.shape;
/** For the API's description: a form without scripts sends empty fields, too (`respelledFeed`). */
const orEmpty = { allowEmptyValue: true };

/** The filters of the calendar page, under their names in the site's addresses. */
export const calendarQuerySchema = z.strictObject({
  lang: shape.lang.meta(orEmpty),
  temporada: shape.season.meta(orEmpty),
  categoria: shape.category.meta(orEmpty),
  director: shape.conductor.meta(orEmpty),
  solista: shape.soloist.meta(orEmpty),
  compositor: shape.composer.meta(orEmpty),
  tipo: shape.type.meta(orEmpty),
  anio: shape.year.meta(orEmpty),
  /** A month with its year, `2026-11`; without a year, that month of every year. */
  mes: shape.month.meta(orEmpty),
  lugar: shape.place.meta(orEmpty),
  precio_max: shape.maxPrice.meta(orEmpty),
  edad: shape.age.meta(orEmpty),
  accesible: shape.access.meta(orEmpty),
  gratis: shape.free.meta(orEmpty),
  desde: shape.from.meta(orEmpty),
  hasta: shape.to.meta(orEmpty),
  cuando: z
    .enum(Object.keys(whenByParameter) as WhenParameter[])
    .optional()
    .meta(orEmpty),
} satisfies Record<keyof typeof eventFeedParameters | 'lang' | 'cuando', z.ZodType>);
type CalendarQuery = z.infer<typeof calendarQuerySchema>;

/**
 * Rewrites a feed's query for the schema. Empty values are left out, because a form without scripts sends them. A month is spelled
 * `mes=2026-11`; it used to be `anio=2026&mes=11`, which stays valid without a redirect because subscribed calendars keep
 * their address, and some calendar programs do not follow redirects.
 */
export function respelledFeed(query: Record<string, unknown>): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const [, anio, mes] = /^(\d{4})-(\d\d)$/.exec(String(given.mes)) ?? [];
  return mes ? { ...given, anio, mes } : given;
}

/** The same filters under the names of `GET /api/events`. */
export function toEventQuery({ cuando, lang: language, ...filters }: CalendarQuery): EventQuery {
  const named = Object.entries(filters).map(([word, value]) => [
    eventFeedParameters[word as keyof typeof eventFeedParameters],
    value,
  ]);
  return {
    ...eventQuerySchema.parse({ lang: language, when: cuando && whenByParameter[cuando] }),
    ...Object.fromEntries(named),
  };
}

/** A filter's name in the site's addresses. */
export function filterParameter(name: string): string {
  return Object.entries(eventFeedParameters).find(([, own]) => own === name)?.[0] ?? name;
}
