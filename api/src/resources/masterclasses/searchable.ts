import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** All classes are on one page, but each is found by its own name. */
export function searchableMasterclasses({ masterclasses }: Content): SearchSource[] {
  return masterclasses.map((masterclass): SearchSource => ({
    kind: 'pages',
    id: `masterclass-${masterclass.id}`,
    title: masterclass.title,
    path: () => educationPaths.masterclasses,
    snippet: masterclass.summary,
    names: [...inBothLanguages(masterclass.title), ...inBothLanguages(masterclass.instrument), masterclass.master],
    body: [masterclass.summary, masterclass.repertoire, masterclass.level],
  }));
}
