import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@ofgc/shared/contract';
import { registerContract } from '../server/worker/contract-resolution.ts';

// Prints what a remote's server build says of itself. Run by `publish` with the path of the build.
const file = process.argv[2] ?? '';
registerContract(dirname(file));
const { remote } = (await import(pathToFileURL(file).href)) as { remote: RemoteModule };
process.stdout.write(
  JSON.stringify({ mounts: remote.mounts, slots: Object.keys(remote.slots), warmUp: remote.warmUp }),
);
