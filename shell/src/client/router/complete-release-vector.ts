import type { PageState } from '../../composition/page-state.ts';
import { vectorHash } from '../../composition/addresses/vector-address.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';

/**
 * Fetches all releases that were live when the page was rendered, and puts them into the vector that the page's parts share.
 * @throws where the file cannot be loaded, or its content does not match its name; the next call tries again
 */
export async function completeReleaseVector(state: Pick<PageState, 'vector' | 'wholeVector'>): Promise<void> {
  const { vector, wholeVector: address } = state;
  if (!address) return;
  const answer = await fetch(address, { integrity: vectorIntegrity(address) });
  if (!answer.ok) throw new Error(`the live releases do not come: ${answer.status}`);
  const whole = (await answer.json()) as ReleaseVector;
  // The vector is rebuilt in the order of the file, so that links of equal rank are in the same order as on the server.
  for (const name of Object.keys(vector)) delete vector[name];
  Object.assign(vector, whole);
  delete state.wholeVector;
}

function vectorIntegrity(address: string): string {
  const hash = (vectorHash(address) ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return `sha256-${hash}=`;
}
