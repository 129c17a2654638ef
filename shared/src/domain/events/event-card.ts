import type { CardPerformance, EventCard, EventSummary, Performance } from './event.schema.ts';

/** What a card shows of an event, a third of it: a page need not carry the rest. */
export function cardOf(event: EventSummary): EventCard {
  const { id, slug, title, ground, source, pictures, lang, category, programme, performances } = event;
  return {
    id,
    slug,
    title,
    ground,
    source,
    ...(pictures && { pictures }),
    lang,
    category: { kind: category.kind },
    programme: programme.map((item) =>
      item.kind === 'interval'
        ? item
        : {
            kind: item.kind,
            title: item.title,
            composerShortName: item.composerShortName,
            minutes: item.minutes,
            forces: item.forces,
          },
    ),
    performances: performances.map(cardPerformanceOf),
  };
}

/** What a card shows of one date: its hall and the rest do not travel with the page. */
export function cardPerformanceOf(performance: Performance): CardPerformance {
  const { id, startsAt, endsAt, state, isTonight, previousStartsAt, saleFrom, ticketUrl, price } = performance;
  return { id, startsAt, endsAt, state, isTonight, previousStartsAt, saleFrom, ticketUrl, price };
}
