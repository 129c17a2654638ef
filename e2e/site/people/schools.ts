import type { APIRequestContext } from '@playwright/test';
import { awaitMessages, linkIn } from './mailbox.ts';
import { call, password } from './office-session.ts';
import { siteData } from '../process/shared-site.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

export const area = '/educacion-comunidad/area-de-centros';

interface Applicant {
  code: string;
  name: string;
  email: string;
}

/** Requests an account for a school. */
export async function requestAccount(request: APIRequestContext, { code, name, email }: Applicant): Promise<void> {
  const { version } = await call<{ version: string }>(request, '/api/consents/schoolCentre?lang=es');
  await call(request, '/api/school-centres', {
    code,
    name,
    email,
    municipality: 'Telde',
    contact: 'Luz Marrero',
    phone: '928 33 44 55',
    consent: 'true',
    consentVersion: version,
    shownAt: shownEarlier(),
  });
}

/** Sets the school's password by its invitation, which signs it in on this request context. */
export async function acceptInvitation(request: APIRequestContext, email: string, dataDir = siteData()): Promise<void> {
  const [invitation] = await awaitMessages(email, 1, dataDir);
  const token = new URLSearchParams(linkIn(invitation).split('?')[1]).get('enlace');
  await call(request, '/api/accounts/password', { token, password });
}

/** Registers one group of a school. @returns the registration's reference */
export async function register(
  request: APIRequestContext,
  { key, session, pupils, teachers }: { key: string; session: number; pupils: number; teachers: number },
): Promise<string> {
  const sent = {
    call: key,
    formKey: crypto.randomUUID(),
    version: 0,
    intent: 'send',
    wish1: session,
    level1: 'secondary1',
    pupils1: pupils,
    teachers1: teachers,
    contact: 'Luz Marrero',
    phone: '928 33 44 55',
  };
  return (await call<{ reference: string }>(request, '/api/school-registrations', sent)).reference;
}
