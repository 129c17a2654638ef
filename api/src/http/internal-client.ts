import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { readSettings } from '../settings.ts';

const namesFolder = 'DATA_DIR names the folder of the running site (of `npm run dev`: .data/dev).';

/**
 * A command's request to the running site that uses the same data folder.
 * @param path below `/internal`
 * @returns the response's `data`
 * @throws one sentence where the site does not answer
 */
export async function callSite<Answer>(path: string, order?: unknown): Promise<Answer> {
  const { port, dataDir } = readSettings(process.env);
  // Reading the secret would create it where there is none.
  if (!existsSync(join(dataDir, 'internal-secret')))
    throw new Error(`No site was ever started on ${dataDir}: ${namesFolder}`);
  const answer = await fetch(`http://127.0.0.1:${port}/internal/${path}`, {
    method: order === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${readInternalSecret(dataDir)}`, 'Content-Type': 'application/json' },
    ...(order !== undefined && { body: JSON.stringify(order) }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Error(
      `The site does not answer at port ${port}: start it first, or set API_PORT and DATA_DIR as it has them.`,
    );
  });
  if (answer.status === 401) throw new Error(`The site at port ${port} has another data folder: ${namesFolder}`);
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
  const { data } = (await answer.json()) as { data: Answer };
  return data;
}
