import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appName } from '../releases/apps.ts';
import { awaitDeployStatus } from '../releases/deploy-status.ts';
import { readProvenance } from '../releases/provenance.ts';
import { rollback } from '../releases/rollback.ts';
import { storeFolder } from '../releases/store.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';

// npm run rollback -- mfe-concerts: makes the release live again that was live before.
const root = join(import.meta.dirname, '../../..');

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { why: { type: 'string', default: '' } },
  });
  const store = storeFolder(readSettings(process.env).dataDir);
  const [folder = ''] = positionals;
  const revision = await rollback(store, appName(folder), {
    ...(await readProvenance(root, folder)),
    why: values.why,
  });
  return awaitDeployStatus(store, revision);
});
