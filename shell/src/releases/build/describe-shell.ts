import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { facadeFile, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';

// Writes the names that the shell's server build exports to remotes. Run by `publish` with the folder of the build and a file.
const [, , folder = '', description = ''] = process.argv;
const exports = await Promise.all(
  sharedPackages.map(async (shared) => {
    const module = (await import(pathToFileURL(join(folder, `${facadeFile(shared)}.js`)).href)) as object;
    return [shared.name, Object.keys(module).toSorted()];
  }),
);
await writeFile(
  description,
  JSON.stringify({ mounts: [], slots: [], warmUp: ['/', '/en'], exports: Object.fromEntries(exports) }),
);
// What a module leaves running is for the gate to name.
process.exit(0);
