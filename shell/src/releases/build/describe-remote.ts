import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import { registerContract } from '../../server/worker/contract-resolution.ts';

// Writes the description of a remote's server build. Run by `publish` with the folder of the build and a file, on the machine that
// built it, with the packages it was built with. The result goes into a file because the module may print when it is imported.
const [, , folder = '', description = ''] = process.argv;
registerContract([folder], ({ name, facade }) =>
  import.meta.resolve(facade ? `@ofgc/${facade.replace('/src/', '/')}` : name),
);
const { remote } = (await import(pathToFileURL(join(folder, 'main.js')).href)) as { remote: RemoteModule };
await writeFile(
  description,
  JSON.stringify({ mounts: remote.mounts, slots: Object.keys(remote.slots), warmUp: remote.warmUp, exports: {} }),
);
// What a module leaves running is for the gate to name.
process.exit(0);
