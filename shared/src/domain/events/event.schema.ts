import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { accessFeatures } from '../venues/access-feature.ts';
import { creditSchema } from '../artists/artist.schema.ts';
import { slugsSchema, localeSchema } from '../locale.schema.ts';
import { eventChanges } from './event-change.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { hallSchema } from '../venues/venue.schema.ts';
import { displayStates, eventStatuses, sales } from './display-state.ts';
import { workSchema } from '../works/work.schema.ts';
import { zoneStates } from './zone-state.ts';

/** Amounts are euro cents, taxes and fees included. */
const priceSchema = z.object({
  kind: z.enum(['range', 'flat', 'perPupil', 'free', 'freeWithReservation', 'freeForSchools']),
  min: z.number().int(),
  max: z.number().int(),
});
export type Price = z.infer<typeof priceSchema>;

/** An event is a programme; a performance is one of its dates. */
export const performanceSchema = z.object({
  id: z.number().int(),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  doorsAt: z.iso.datetime({ offset: true }),
  hall: hallSchema,
  status: z.enum(eventStatuses),
  sale: z.enum(sales),
  /** Derived from status, sale and the clock; never stored. */
  state: z.enum(displayStates),
  isTonight: z.boolean(),
  /** Only of a cancelled performance whose time is over. */
  isOver: z.literal(true).optional(),
  /** Only of a cancelled performance whose tickets had a price. */
  isRefunded: z.literal(true).optional(),
  previousStartsAt: z.iso.datetime({ offset: true }).nullable(),
  saleFrom: z.iso.datetime({ offset: true }).nullable(),
  /** Whether the office keeps a list; false from the performance's beginning, when no ticket can be returned any more. */
  hasWaitingList: z.boolean(),
  isRelaxed: z.boolean(),
  /** The access features of the hall and of the performance itself. */
  access: z.array(z.enum(accessFeatures)),
  /** The address to buy or reserve; null in states in which nothing is sold. */
  ticketUrl: z.string().nullable(),
  /** The present price of a ticket, of the zones that still have seats; null where no ticket is sold. */
  price: priceSchema.nullable(),
});
export type Performance = z.infer<typeof performanceSchema>;

const programmeWorkSchema = z.object({
  kind: z.literal('work'),
  workId: z.string(),
  ...workSchema.omit({ id: true, composerSlug: true, lang: true }).shape,
  /** The soloists of the work: "Piano: Daniel Ferrantes". */
  soloists: z.array(creditSchema),
});
const intervalSchema = z.object({ kind: z.literal('interval'), minutes: z.number().int() });

const programmeItemSchema = z.discriminatedUnion('kind', [programmeWorkSchema, intervalSchema]);
export type ProgrammeItem = z.infer<typeof programmeItemSchema>;

export const eventSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  slugs: slugsSchema,
  title: z.string(),
  teaser: z.string(),
  season: z.object({ code: z.string(), slug: z.string(), name: z.string() }),
  category: z.object({ slug: z.string(), name: z.string(), kind: z.string() }),
  credits: z.array(creditSchema),
  programme: z.array(programmeItemSchema),
  performances: z.array(performanceSchema),
  price: priceSchema,
  /** Music and intervals, or the announced length where it is longer (narrated school sessions). */
  durationMinutes: z.number().int(),
  intervalCount: z.number().int(),
  /** The index of the poster's colour among those of its category, the same on every page. */
  ground: z.number().int(),
  /** The place where the poster's music starts, if the place of its seed would make it look like a neighbouring poster. */
  source: z.number().int().optional(),
  ...picturesField,
  /** Flags derived from the performances. */
  canceled: z.boolean(),
  limitedAvailability: z.boolean(),
  lang: localeSchema,
});
export type EventSummary = z.infer<typeof eventSummarySchema>;

const cardPerformanceSchema = performanceSchema.pick({
  id: true,
  startsAt: true,
  endsAt: true,
  state: true,
  isTonight: true,
  isOver: true,
  isRefunded: true,
  previousStartsAt: true,
  saleFrom: true,
  ticketUrl: true,
  price: true,
});

/** The part of an event that a card shows: poster, dates, title, composers, state, price. `cardOf` makes it. */
export const eventCardSchema = eventSummarySchema
  .pick({ id: true, slug: true, title: true, ground: true, source: true, pictures: true, lang: true })
  .extend({
    category: z.object({ kind: z.string() }),
    programme: z.array(
      z.discriminatedUnion('kind', [
        programmeWorkSchema.pick({ kind: true, title: true, composerShortName: true, minutes: true, forces: true }),
        intervalSchema,
      ]),
    ),
    performances: z.array(cardPerformanceSchema),
  });
export type EventCard = z.infer<typeof eventCardSchema>;
export type CardPerformance = EventCard['performances'][number];

export const eventSchema = eventSummarySchema.extend({
  synopsis: htmlSchema,
  /** An explanation of the event's state: the reason of a cancellation, what happens to tickets. May be empty. */
  stateNote: htmlSchema,
  ageFrom: z.number().int().nullable(),
  accessibility: z.string(),
  priceZones: z.array(z.object({ zone: z.string(), amount: z.number().int(), state: z.enum(zoneStates) })),
  discounts: z.array(z.object({ name: z.string(), text: z.string() })),
  biographies: z.array(
    z.object({
      artistId: z.number().int(),
      name: z.string(),
      part: z.string(),
      biography: z.string(),
      lang: localeSchema,
    }),
  ),
  /** The newest first. */
  changes: z.array(z.object({ at: z.iso.date(), kind: z.enum(eventChanges), text: z.string() })),
  recommendations: z.array(eventCardSchema),
});
export type Event = z.infer<typeof eventSchema>;
