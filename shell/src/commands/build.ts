import { appFolders } from '../releases/build/apps.ts';
import { releaseFolder } from '../releases/store/store.ts';
import { buildRelease } from './build-release.ts';
import { findApp } from './command-line.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run build -- mfe-jobs: builds the release of one app into the store. Nothing goes live.
await runCommand(async () => {
  const usage = `npm run build -- <${appFolders.join(' | ')}>`;
  const [named = ''] = readArguments({ usage, options: {}, most: 1 }).positionals;
  const folder = findApp(named);
  if (!folder) throw new Error(`Which app? ${usage}`);
  const { store, release } = await buildRelease(folder);
  return `${release.name} ${release.version} is built: ${releaseFolder(store, release.name, release.version)}`;
});
