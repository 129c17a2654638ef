import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { runScript } from './run-script.ts';

async function runSource(source: string, limit: number): Promise<void> {
  const file = join(await testFolder(), 'script.ts');
  await writeFile(file, source);
  await runScript([file], { what: 'the script', limit, explain: ({ stdout, stderr }) => `it said ${stdout}${stderr}` });
}

it('a script that ignores the request to end is ended at its time limit', async () => {
  const source = `process.on('SIGTERM', () => {}); setTimeout(() => {}, 600_000);`;
  // Time enough for it to listen to the signal; if the machine is slower, the script has ended without.
  await expect(runSource(source, 500)).rejects.toThrow(
    'the script was stopped after 0.5 s, the most that it may take.',
  );
});

it('a script that fails is explained by what it printed', async () => {
  await expect(runSource(`process.stdout.write('its reason'); process.exit(1);`, 60_000)).rejects.toThrow(
    'it said its reason',
  );
});
