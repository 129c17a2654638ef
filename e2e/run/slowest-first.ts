import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order in which they run: first files that mostly wait, while other checks use the processor; then files that start
 * sites; short files last, so that no core waits for a long last file.
 */
const projects = ['isolated', 'site', 'api', 'dom'];
/**
 * Slow files: first those that mostly wait, then those that start processes. In a fresh clone, vitest knows no durations and would sort by
 * file size.
 */
const slowest = [
  'several-machines.test.ts',
  'channel.test.ts',
  'entrance.test.ts',
  'supervisor.test.ts',
  'api-process.test.ts',
  'probe-pages.test.ts',
  'database-link.test.ts',
  'watched-api.test.ts',
  'publishing.test.ts',
  'production.test.ts',
  'faults.test.ts',
  'gate.test.ts',
  'gate-files.test.ts',
  'command-line.test.ts',
  'scaffold.test.ts',
  'kit-commands.test.ts',
  'follow-content.test.ts',
  'content-changes.test.ts',
  'seed.test.ts',
  'main.test.ts',
  'backup.test.ts',
  'settle-restored.test.ts',
  'fuzz.test.ts',
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
