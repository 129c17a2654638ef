import type { Reason } from '../../releases/registry/make-live.ts';
import type { signStatement } from '../../releases/signed/signed-request.ts';

/** Who makes the changes of tests, from which sources, and why. */
export const by: Reason = { who: 'ana', commit: '1ca02fc', isDirty: false, why: '' };

type Unsigned = Parameters<typeof signStatement>[0];

/** What a team signs: by default, that a release of jobs is deployed. */
export function sampleStatement(differences: Partial<Unsigned> = {}): Unsigned {
  return {
    verb: 'deploy',
    site: 'https://ofgc.example',
    app: 'jobs',
    version: 'v1',
    manifest: null,
    redirect: null,
    ...by,
    ...differences,
  };
}
