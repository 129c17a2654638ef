import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { sessionEnd } from '@ofgc/shared/testing/render-page.tsx';

/** A staff member without roles, for tests. */
export const sampleStaff: SignedIn = {
  kind: 'staff',
  email: 'ana@ofgc.example',
  name: 'Ana',
  lang: 'es',
  roles: [],
  idleEndsAt: sessionEnd,
  endsAt: sessionEnd,
};
