import { type Configuration, rspack } from '@rspack/core';

/** Runs builds. @throws with their errors */
export async function runRspack(builds: Configuration[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    rspack(builds, (error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      resolve();
    });
  });
}
