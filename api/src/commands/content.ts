import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { contentFolder } from '../content/read-content.ts';
import { callSite } from '../http/internal-client.ts';
import type { OfficeContent } from '../resources/office-content/routes.ts';
import { writeOfficeContent } from '../resources/office-content/write-files.ts';

// npm run content -- export: writes the office's changes on the running site into the files of api/content, to be committed.
await runCommand(async () => {
  const usage = 'npm run content -- export';
  const [verb] = readArguments({ usage, options: {}, most: 1 }).positionals;
  if (verb !== 'export') throw new Error(usage);
  const written = await callSite<OfficeContent>('office-content');
  const changed = await writeOfficeContent(contentFolder, written);
  const { alerts, concerts } = written;
  return `${alerts.length} alerts and ${concerts.length} concerts of the office; ${changed.join(', ') || 'no file'} changed.`;
});
