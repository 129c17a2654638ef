import { describeHistory } from '../releases/registry/describe-history.ts';
import { readHistory } from '../releases/registry/registry-log.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { askNamedSite, readReleaseCommand } from './command-line.ts';
import { runCommand } from './run-command.ts';

// npm run releases -- mfe-concerts: what is live, what was, by whom and why; with --to of a site elsewhere.
await runCommand(async () => {
  const command = readReleaseCommand('npm run releases -- APP [--to https://site]');
  if (command.to) return askNamedSite(command, { verb: 'releases' });
  const history = await readHistory(storeFolder(readSettings(process.env).dataDir));
  return describeHistory(history.toReversed(), command.app);
});
