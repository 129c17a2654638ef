import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those whose files start sites begin, those whose files are short end: then no core waits for the other's last file. */
const projects = ['site', 'api', 'isolated', 'dom'];
/** They start processes and wait for them. A fresh clone does not know how long a file takes, and vitest would go by its size. */
const slowest = [
  'supervisor.test.ts',
  'production.test.ts',
  'publishing.test.ts',
  'faults.test.ts',
  'gate.test.ts',
  'scaffold.test.ts',
  'content-changes.test.ts',
  'backup.test.ts',
  'main.test.ts',
];

/** The order of vitest's files: a project after the other, the slowest of each first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array’s: the sequencer’s own
    const byVitest = await super.sort(files);
    return byVitest.toSorted((a, b) => place(a) - place(b));
  }
}

function place({ project, moduleId }: TestSpecification): number {
  const rank = slowest.indexOf(basename(moduleId));
  return projects.indexOf(project.name) * 100 + (rank < 0 ? slowest.length : rank);
}
