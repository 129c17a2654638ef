import { priceFrom } from '@ofgc/shared/domain/events/price-from.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { type AccessFeature, accessFeatures } from '@ofgc/shared/domain/venues/access-feature.ts';
import type { Credit } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { displayState, sellsTickets } from '@ofgc/shared/domain/events/display-state.ts';
import type { EventSummary, Performance, ProgrammeItem } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { ticketUrl } from '@ofgc/shared/routes/concerts/tickets.ts';
import { heldName } from '@ofgc/shared/text/non-breaking-spaces.ts';
import { waitingListEnd } from '@ofgc/shared/domain/waiting-list/waiting-list-end.ts';
import type { TextReader } from '../../content/bilingual.ts';
import { readerIn } from '../../content/bilingual.ts';
import { message } from '../../locales/messages.ts';
import { announcedMinutes } from './announced-end.ts';
import { doorsBefore } from './door-opening.ts';
import type { CreditRecord, EventRecord, ItemRecord, PerformanceRecord } from './find.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import { presentHall } from '../venues/present.ts';

/** Passed to presenters besides the record. */
export interface PresentContext {
  lang: Locale;
  now: Date;
  ticketOffice: string;
}

/** The access features of hall and performance, in their fixed order. */
function accessOf({ access, venueAccess, isRelaxed }: PerformanceRecord): AccessFeature[] {
  const offered = new Set<AccessFeature>([
    ...venueAccess,
    ...access,
    ...(isRelaxed ? ['sesion-relajada' as const] : []),
  ]);
  return accessFeatures.filter((feature) => offered.has(feature));
}

function presentPerformance(
  record: PerformanceRecord,
  event: EventRecord['event'],
  read: TextReader,
  { now, ticketOffice }: PresentContext,
): Performance {
  const state = displayState(record, now);
  const price = { kind: event.priceKind, min: event.priceMin, max: event.priceMax };
  return {
    id: record.id,
    startsAt: record.startsAt.toISOString(),
    endsAt: record.endsAt.toISOString(),
    doorsAt: new Date(record.startsAt.getTime() - doorsBefore).toISOString(),
    hall: presentHall(record, read),
    status: record.status,
    sale: record.sale,
    state,
    isTonight: isAhead({ state }) && localDay(record.startsAt) === localDay(now),
    ...(state === 'cancelled' && record.endsAt <= now && { isOver: true }),
    ...(state === 'cancelled' && price.max > 0 && { isRefunded: true }),
    previousStartsAt: record.previousStartsAt?.toISOString() ?? null,
    saleFrom: record.saleFrom?.toISOString() ?? null,
    hasWaitingList: record.hasWaitingList && record.status !== 'movedOnline' && waitingListEnd(record.startsAt) > now,
    isRelaxed: record.isRelaxed,
    access: accessOf(record),
    ticketUrl: sellsTickets(state) ? ticketUrl(ticketOffice, { performance: record.id }) : null,
    price: priceFrom(price, event.priceZones, { sale: record.sale, state }),
  };
}

/** A credit; where no artist is named yet, the name says "to be announced" in the language. */
function presentCredit(record: CreditRecord, lang: Locale): Credit {
  const read = readerIn(lang);
  return {
    artistId: record.artistId,
    slug: record.slug,
    name: record.name ?? message(lang, 'toBeAnnounced'),
    role: record.role,
    part: read(record.part),
  };
}

function presentItem(
  item: ItemRecord,
  credits: readonly CreditRecord[],
  read: TextReader,
  lang: Locale,
): ProgrammeItem {
  if (item.workId === null || !item.title || !item.composerName || !item.composerShortName)
    return { kind: 'interval', minutes: item.minutes };
  const composer = read(item.composerName);
  const parts = item.soloParts ?? [];
  return {
    kind: 'work',
    workId: item.workId,
    title: read(item.title),
    composer: item.arrangement ? `${composer} (${read(item.arrangement)})` : composer,
    composerShortName: heldName(read(item.composerShortName)),
    years: item.composerYears ?? '',
    minutes: item.minutes,
    forces: item.instrumentation ?? [],
    movements: item.movements ?? [],
    soloists: credits
      .filter(({ part }) => parts.includes(part.en ?? part.es))
      .map((credit) => presentCredit(credit, lang)),
  };
}

/** An event for cards and lists; `lang` is Spanish where its texts are not translated. */
export function presentEventSummary(
  { event, performances, items, credits }: EventRecord,
  context: PresentContext,
): EventSummary {
  const { lang } = context;
  const read = readerIn(lang);
  const shown = performances.map((performance) => presentPerformance(performance, event, read, context));
  return {
    id: event.id,
    slug: read(event.slug),
    slugs: { es: event.slug.es, en: event.slug.en ?? event.slug.es },
    title: read(event.title),
    teaser: read(event.teaser),
    season: { code: event.seasonCode, slug: event.seasonSlug, name: read(event.seasonName) },
    category: { slug: event.categorySlug, name: read(event.categoryName), kind: event.categoryKind },
    credits: credits.map((credit) => presentCredit(credit, lang)),
    programme: items.map((item) => presentItem(item, credits, read, lang)),
    performances: shown,
    price: { kind: event.priceKind, min: event.priceMin, max: event.priceMax },
    durationMinutes: announcedMinutes(event.durationMinutes),
    intervalCount: items.filter(({ kind }) => kind === 'interval').length,
    ground: event.ground,
    ...(event.source !== null && { source: event.source }),
    ...presentFirstPicture(event.pictures, lang),
    canceled: shown.every(({ state }) => state === 'cancelled'),
    limitedAvailability: shown.some(({ state }) => state === 'limited' || state === 'lastTickets'),
    lang: read.lang,
  };
}
