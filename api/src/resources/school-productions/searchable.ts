import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/**
 * Productions have no page of their own, but each is found by its own name and by its venue. The page of the tour shows the latest that has
 * dates, because the next may be announced without; other tours are with the schools' other productions.
 */
export function searchableSchoolProductions({ schoolProductions }: Content): SearchSource[] {
  const dated = new Set(schoolProductions.sessions.map(({ production }) => production));
  const tours = schoolProductions.productions
    .filter(({ kind }) => kind === 'touring')
    .toSorted((a, b) => a.course.localeCompare(b.course));
  const latest = tours.findLast(({ slug }) => dated.has(slug)) ?? tours.at(-1);
  return schoolProductions.productions.map((production): SearchSource => ({
    kind: 'pages',
    id: `school-${production.id}`,
    title: production.title,
    path: () => educationPaths[production === latest ? 'touring' : 'schools'],
    snippet: production.summary,
    names: [
      ...inBothLanguages(production.title),
      ...schoolProductions.sessions
        .filter((session) => session.production === production.slug)
        .map(({ municipality }) => municipality),
    ],
    body: [production.summary, production.music, production.levels],
  }));
}
