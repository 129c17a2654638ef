import type { CardPerformance, EventCard, EventSummary, Performance } from './event.schema.ts';

/** The part of an event that a card shows, a third of its size: the page need not contain the rest. */
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

/** The part of a performance that a card shows, without its hall and the rest. */
export function cardPerformanceOf(performance: Performance): CardPerformance {
  const { id, startsAt, endsAt, state, isTonight, isOver, isRefunded } = performance;
  const { previousStartsAt, saleFrom, ticketUrl, price } = performance;
  const cancelled = { ...(isOver && { isOver }), ...(isRefunded && { isRefunded }) };
  return { id, startsAt, endsAt, state, isTonight, ...cancelled, previousStartsAt, saleFrom, ticketUrl, price };
}
