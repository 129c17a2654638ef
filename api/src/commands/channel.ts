import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { newChannelKey } from '../resources/reporting-channel/keys.ts';
import { callSite } from '../http/internal-client.ts';

// npm run channel -- key: makes a key of the reporting channel, and prints the code that opens reports. The site must run, because keys are
// in its database.
await runCommand(async () => {
  const usage = 'npm run channel -- key';
  const [verb] = readArguments({ usage, options: {}, most: 1 }).positionals;
  if (verb !== 'key') throw new Error(usage);
  const { code, recipient } = await newChannelKey();
  // Shown before the site gets the key: it would count even if its answer were lost.
  process.stdout.write(
    `${code}\n\nThis code is stored nowhere and shown only now. Keep it, even if a failure is reported below.\n`,
  );
  await callSite('channel/keys', { recipient });
  return [
    'The site has the key: reports that come from now on are read with this code.',
    'Put it where only those who answer reports can have it, and a copy on paper into a safe. Without it no report can be read by anybody.',
    'Earlier reports are read with the key of their time.',
  ].join('\n');
});
