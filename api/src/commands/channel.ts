import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { readSettings } from '../settings.ts';

// npm run channel -- key: makes a key of the reporting channel, and prints what opens. The site must run: keys are in its database.
const usage = 'npm run channel -- key';

try {
  process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(verb: string | undefined): Promise<string> {
  if (verb !== 'key') throw new Error(usage);
  const { port, dataFolder } = readSettings(process.env);
  const answer = await fetch(`http://127.0.0.1:${port}/internal/channel/keys`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${readInternalSecret(dataFolder)}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Error(
      `The site does not answer at port ${port}: start it first, or set API_PORT and DATA_DIR as it has them.`,
    );
  });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
  const { data } = (await answer.json()) as { data: { code: string } };
  return [
    `Reports that come from now on are read with this key. It is stored nowhere and shown only now:`,
    '',
    data.code,
    '',
    'Put it where only those who answer reports can have it, and a copy on paper into a safe. Without it no report can be read by anybody.',
    'Earlier reports are read with the key of their time.',
  ].join('\n');
}
