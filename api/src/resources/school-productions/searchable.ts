import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** All productions are on one page, but each is found by its own name and by its venue. */
export function searchableSchoolProductions({ schoolProductions }: Content): SearchSource[] {
  return schoolProductions.productions.map((production): SearchSource => ({
    kind: 'pages',
    id: `school-${production.id}`,
    title: production.title,
    path: () => educationPaths[production.kind === 'touring' ? 'touring' : 'schools'],
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
