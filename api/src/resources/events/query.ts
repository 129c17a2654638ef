import { z } from 'zod';
import { accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { facetsParameter } from '../../http/facets.ts';
import {
  amountParameter,
  dayParameter,
  idParameter,
  idsParameter,
  monthParameter,
  slugParameter,
  yearParameter,
} from '../../http/parameters.ts';

/** The filters whose options the list returns. */
export const eventDimensions = [
  'season',
  'type',
  'category',
  'conductor',
  'soloist',
  'composer',
  'place',
  'maxPrice',
  'age',
  'access',
  'free',
  'year',
  'month',
  'monthOfYear',
  'dates',
] as const;
export type EventDimension = (typeof eventDimensions)[number];

export const eventQuerySchema = listQuerySchema.extend({
  /** Slug or code: `2627`, `2026-27`. */
  season: slugParameter.optional(),
  /** The kind of category. */
  type: slugParameter.optional(),
  category: slugParameter.optional(),
  conductor: slugParameter.optional(),
  soloist: slugParameter.optional(),
  composer: slugParameter.optional(),
  /** Slug of the venue. */
  place: slugParameter.optional(),
  /** Events with a ticket at this price or less, in euros, that anybody can buy. */
  maxPrice: amountParameter(1_000).optional(),
  /** Events that are recommended for this age, in years. */
  age: amountParameter(120).optional(),
  access: z.enum(accessFeatures).optional(),
  /** Events that are free for everybody. */
  free: z.enum(['1']).optional(),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  from: dayParameter.optional(),
  to: dayParameter.optional(),
  when: z.enum(['upcoming', 'past', 'all']).optional(),
  ids: idsParameter.optional(),
  /** The event of a performance, by the performance's id. */
  performance: idParameter.optional(),
  sort: z.enum(['date', '-date']).default('date'),
  facets: facetsParameter(eventDimensions),
  /** `card`: only the fields that a card shows, a third of the bytes. */
  fields: z.enum(['card']).optional(),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

export type When = 'upcoming' | 'past' | 'all';

/** Upcoming events, unless the query names a time or the events themselves; `to` alone does not name a time. */
export function whenOf({ when, season, year, month, from, ids, performance }: EventQuery): When {
  if (when) return when;
  return (season ?? year ?? month ?? from ?? ids ?? performance) ? 'all' : 'upcoming';
}

/** A season may also be given by its code: `2026-27` is `2627`. */
export function seasonSlug(season: string | undefined): string | undefined {
  return season?.replace(/^\d\d(\d\d)-(\d\d)$/, '$1$2');
}
