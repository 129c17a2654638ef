import type { SignedIn } from '@ofgc/shared/domain/accounts/session.schema.ts';

/** A staff member without roles, for tests. */
export const sampleStaff: SignedIn = {
  kind: 'staff',
  email: 'ana@ofgc.example',
  name: 'Ana',
  lang: 'es',
  roles: [],
  idleEndsAt: '2026-11-20T13:00:00.000Z',
  endsAt: '2026-11-20T20:00:00.000Z',
};
