import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { callSite } from '../http/internal-client.ts';
import type { OfficeContent } from '../resources/office-content/routes.ts';
import { writeOfficeContent } from '../resources/office-content/write-files.ts';

// npm run content -- export FOLDER: writes the office's changes on the running site into the content files of FOLDER, to be committed. The
// folder is named, because a site must not have files other than its commit's: the next `git pull` would stop, and a machine that starts
// again would take them for newer content.
await runCommand(async () => {
  const usage = 'npm run content -- export FOLDER';
  const [verb, folder] = readArguments({ usage, options: {}, most: 2 }).positionals;
  if (verb !== 'export') throw new Error(usage);
  if (!folder) throw new Error(`Into which folder? ${usage}`);
  const written = await callSite<OfficeContent>('office-content');
  const changed = await writeOfficeContent(typedPath(folder), written);
  const { alerts, concerts } = written;
  return `${alerts.length} alerts and ${concerts.length} concerts of the office; ${changed.join(', ') || 'no file'} changed in ${folder}.`;
});
