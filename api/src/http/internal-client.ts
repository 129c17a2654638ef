import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import { readSettings } from '../settings.ts';

const namesFolder = 'DATA_DIR names the folder of the running site (of `npm run dev`: .data/dev).';

/** How long the site has to answer, in milliseconds. */
const longestAnswer = 10_000;

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
  // The commands speak English; without a language the site's sentences are Spanish.
  const answer = await fetch(`http://127.0.0.1:${port}/internal/${path}?lang=en`, {
    method: order === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${readInternalSecret(dataDir)}`, 'Content-Type': 'application/json' },
    ...(order !== undefined && { body: JSON.stringify(order) }),
    signal: AbortSignal.timeout(longestAnswer),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new Error(
        `The site at port ${port} has not answered within ${longestAnswer / 1_000} s: it may have done it all the same, so look before you try again.`,
      );
    throw new Error(
      `The site does not answer at port ${port}: start it first, or set API_PORT and DATA_DIR as it has them.`,
    );
  });
  if (answer.status === 401) throw new Error(`The site at port ${port} has another data folder: ${namesFolder}`);
  if (!answer.ok) {
    const { message = '' } = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
    throw new Error(`The site answered ${answer.status}${message ? `: ${message}` : '.'}`);
  }
  const { data } = (await answer.json()) as { data: Answer };
  return data;
}
