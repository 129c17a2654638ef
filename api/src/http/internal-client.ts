import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { readSettings } from '../settings.ts';

/**
 * A command's request to the running site that uses the same data folder.
 * @param path below `/internal`
 * @returns the response's `data`
 * @throws one sentence where the site does not answer
 */
export async function callSite<Answer>(path: string, order?: unknown): Promise<Answer> {
  const { port, dataDir } = readSettings(process.env);
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
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`);
  const { data } = (await answer.json()) as { data: Answer };
  return data;
}
