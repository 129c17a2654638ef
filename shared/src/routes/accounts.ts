import type { AccountKind, LinkPurpose } from '../domain/accounts/account.ts';
import { schoolAreaPaths } from './education/school-area.ts';

/** Where each kind of account is at home, without locale. */
export const privateAreas: Record<AccountKind, string> = {
  staff: '/oficina',
  centre: schoolAreaPaths.area,
};

/** The parameter of a link in a letter. */
export const linkParameter = 'enlace';
/** The parameter that says where somebody wanted to go before signing in: a path without locale. */
export const returnParameter = 'volver';

/**
 * Without locale.
 * @param wanted where somebody goes once they are in: a path without locale; none leads to their area
 */
export function signInPath(kind: AccountKind, wanted?: string): string {
  const path = `${privateAreas[kind]}/entrar`;
  return wanted ? `${path}?${new URLSearchParams({ [returnParameter]: wanted })}` : path;
}

/** Where a new password is chosen: by invitation, or because the old one is forgotten. */
export function passwordPath(kind: AccountKind): string {
  return `${privateAreas[kind]}/clave`;
}

/** Where a link of a letter leads; a button there uses it, because mail scanners follow links. */
export function linkPath(kind: AccountKind, purpose: LinkPurpose, token: string): string {
  const path = purpose === 'signIn' ? `${signInPath(kind)}/enlace` : passwordPath(kind);
  return `${path}?${linkParameter}=${token}`;
}

/** Where the staff work: in the office, and in the schools' office, which is the education section's. */
const signedInAreas: Record<AccountKind, readonly string[]> = {
  staff: [privateAreas.staff, schoolAreaPaths.office],
  centre: [privateAreas.centre],
};

/** A wanted address without locale, where it is a page of that kind of account; else where its area begins. Anybody can write an address. */
export function wantedPath(kind: AccountKind, wanted: string | null | undefined): string {
  const area = privateAreas[kind];
  if (!wanted?.startsWith('/')) return area;
  const site = 'http://site.invalid';
  const { origin, pathname, search } = URL.parse(wanted, site) ?? new URL(area, site);
  const isOwn = signedInAreas[kind].some((own) => pathname === own || pathname.startsWith(`${own}/`));
  return origin === site && isOwn ? pathname + search : area;
}
