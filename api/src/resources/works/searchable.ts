import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, sameInBoth, type SearchSource } from '../search/source.ts';

/** The full name of a work's composer. */
export function composerFinder({ composers, works }: Pick<Content, 'composers' | 'works'>) {
  const fullNames = new Map(composers.map((composer) => [composer.name, composer.fullName]));
  // "Modest Músorgski (orq. Maurice Ravel)" is by Músorgski.
  return (work: string) => fullNames.get((works[work]?.composer ?? '').replace(/ \(.*/, '')) ?? sameInBoth('');
}

/** The keys of the works that these concerts play. */
export function playedWorks(events: Pick<Content['events'][number], 'programme'>[]): Set<string> {
  return new Set(
    events.flatMap(({ programme }) => programme.flatMap((item) => (item.kind === 'work' ? [item.work] : []))),
  );
}

/** Works and composers have no page of their own: their results lead to the concert where they are played. */
export function searchableWorks(content: Content): SearchSource[] {
  const { events, works } = content;
  const composerOf = composerFinder(content);
  return [...playedWorks(events)].map((id): SearchSource => ({
    kind: 'works',
    id,
    title: works[id]?.title ?? sameInBoth(''),
    path: () => eventsPath,
    snippet: composerOf(id),
    names: [...inBothLanguages(works[id]?.title ?? sameInBoth('')), ...inBothLanguages(composerOf(id))],
    body: [composerOf(id)],
  }));
}
