import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { callSite } from '../http/internal-client.ts';

// npm run channel -- key: makes a key of the reporting channel, and prints the code that opens reports. The site must run, because keys are
// in its database.
await runCommand(async () => {
  const usage = 'npm run channel -- key';
  const [verb] = readArguments({ usage, options: {}, most: 1 }).positionals;
  if (verb !== 'key') throw new Error(usage);
  const { code } = await callSite<{ code: string }>('channel/keys', {});
  return [
    `Reports that come from now on are read with this key. It is stored nowhere and shown only now:`,
    '',
    code,
    '',
    'Put it where only those who answer reports can have it, and a copy on paper into a safe. Without it no report can be read by anybody.',
    'Earlier reports are read with the key of their time.',
  ].join('\n');
});
