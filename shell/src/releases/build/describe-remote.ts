import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import { registerContract } from '../../server/worker/contract-resolution.ts';

// Prints what a remote's server build says of itself. Run by `publish` with the folder of the build, on the machine that
// has built it: there it gets the packages that it was built with.
const folder = process.argv[2] ?? '';
registerContract([folder], ({ name, facade }) =>
  import.meta.resolve(facade ? `@ofgc/${facade.replace('/src/', '/')}` : name),
);
const { remote } = (await import(pathToFileURL(join(folder, 'main.js')).href)) as { remote: RemoteModule };
process.stdout.write(
  JSON.stringify({ mounts: remote.mounts, slots: Object.keys(remote.slots), warmUp: remote.warmUp, exports: {} }),
);
