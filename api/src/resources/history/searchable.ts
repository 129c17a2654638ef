import { historyPath } from '@ofgc/shared/routes/explore/history.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** The history is one page; it is found by the people and moments in it. */
export function searchableHistory({
  history: { title, description, milestones, conductors, halls },
}: Content): SearchSource {
  return {
    kind: 'pages',
    id: 'history',
    title,
    path: () => historyPath,
    snippet: description,
    names: [...inBothLanguages(title), ...conductors.flatMap(({ name }) => inBothLanguages(name))],
    body: [
      ...milestones.flatMap((moment) => [moment.title, moment.text]),
      ...[...conductors, ...halls].flatMap((period) => [period.name, period.text]),
    ],
  };
}
