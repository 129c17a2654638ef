import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders } from '../../../shared/src/testing/read-sections.ts';

interface BuildTime {
  clock: number;
  processor: number;
}

/** Rounds, in each of which every build runs once; other work of the machine affects one round more than another. */
const rounds = 3;

/** The most that a remote's build may take of the monolith's. */
const bar = 0.3;

/** The build times of each remote and of all sources as one application: medians. @param folder where the builds are written */
export async function buildTimes(folder: string): Promise<{ rows: object[]; problems: string[] }> {
  const builds = ['monolith', ...remoteFolders];
  const times = new Map<string, BuildTime[]>(builds.map((build) => [build, []]));
  for (let round = 0; round < rounds; round++)
    for (const build of builds) times.get(build)?.push(await buildOnce(build, join(folder, `${build}-${round}`)));
  const medians = builds.map((build) => ({ build, ...medianOf(times.get(build) ?? []) }));
  const monolith = medians[0] ?? { clock: 0, processor: 0 };
  const rows = medians.map(({ build, clock, processor }) => ({
    build,
    'clock, ms': Math.round(clock),
    ': monolith': (clock / monolith.clock).toFixed(2),
    'processor, ms': Math.round(processor),
    'processor : monolith': (processor / monolith.processor).toFixed(2),
  }));
  const problems = medians.slice(1).flatMap(({ build, processor }) => {
    const share = processor / monolith.processor;
    return share > bar ? [`${build}: its build takes ${share.toFixed(2)} of the monolith's, more than ${bar}`] : [];
  });
  return { rows, problems };
}

function medianOf(times: readonly BuildTime[]): BuildTime {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { clock: middle(times.map(({ clock }) => clock)), processor: middle(times.map(({ processor }) => processor)) };
}

async function buildOnce(name: string, folder: string): Promise<BuildTime> {
  const script = join(import.meta.dirname, 'build-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, folder], {
    cwd: join(import.meta.dirname, '../../..', name === 'monolith' ? 'shell' : name),
  });
  return JSON.parse(/\{.*\}/.exec(stdout)?.[0] ?? '{}') as BuildTime;
}
