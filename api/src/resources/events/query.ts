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

export const eventQuerySchema = z.strictObject({
  ...listQuerySchema.shape,
  /** Slug or code: `2627`, `2026-27`. */
  season: slugParameter.optional(),
  /** The kind of the category. */
  type: slugParameter.optional(),
  category: slugParameter.optional(),
  conductor: slugParameter.optional(),
  soloist: slugParameter.optional(),
  composer: slugParameter.optional(),
  /** Slug of the venue. */
  place: slugParameter.optional(),
  /** There is a ticket for this price or less, in euros, that anybody can buy. */
  maxPrice: amountParameter(1_000).optional(),
  /** Recommended for this age, in years. */
  age: amountParameter(120).optional(),
  access: z.enum(accessFeatures).optional(),
  /** Costs nothing, for anybody. */
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
  /** `card`: what a card shows of each, a third of the bytes. */
  fields: z.enum(['card']).optional(),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

export type When = 'upcoming' | 'past' | 'all';

/** Upcoming, unless the query names a time or the events themselves; `to` alone names no time. */
export function whenOf({ when, season, year, month, from, ids, performance }: EventQuery): When {
  if (when) return when;
  return (season ?? year ?? month ?? from ?? ids ?? performance) ? 'all' : 'upcoming';
}
