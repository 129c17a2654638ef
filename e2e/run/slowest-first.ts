import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they run: first files that mostly wait, while other checks use the processor; then files that start
 * sites; short files last, so that no core waits for a long last file.
 */
const projects = ['isolated', 'site', 'api', 'dom'];
/** Slow files, which start processes or wait for them. In a fresh clone, vitest knows no durations and would sort by file size. */
const slowest = [
  'several-machines.test.ts',
  'entrance.test.ts',
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

/** Sorts vitest's files by project, and the slowest of each project first. */
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
