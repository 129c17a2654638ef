import type { AccountKind, LinkPurpose } from '../domain/accounts/account.ts';
import { schoolAreaPaths } from './education/school-area.ts';
import { isBelow } from './is-below.ts';

/** The area of each kind of account, without locale. */
export const privateAreas = {
  staff: '/oficina',
  centre: schoolAreaPaths.area,
} as const satisfies Record<AccountKind, string>;

/** The query parameter with the token of a link in an email. */
export const linkParameter = 'enlace';
/** The query parameter with the page to return to after signing in: a path without locale. */
export const returnParameter = 'volver';

/**
 * The page to sign in, without locale.
 * @param wanted the page to open after signing in: a path without locale; by default the account's area
 */
export function signInPath(kind: AccountKind, wanted?: string): `/${string}` {
  const path = `${privateAreas[kind]}/entrar` as const;
  return wanted ? `${path}?${new URLSearchParams({ [returnParameter]: wanted })}` : path;
}

/** The page to choose a new password: after an invitation, or because the old password is forgotten. */
export function passwordPath(kind: AccountKind): string {
  return `${privateAreas[kind]}/clave`;
}

/** The target of a link in an email; the link takes effect only by a button on that page, because mail scanners follow links. */
export function linkPath(kind: AccountKind, purpose: LinkPurpose, token: string): string {
  const path = purpose === 'signIn' ? `${signInPath(kind)}/enlace` : passwordPath(kind);
  return `${path}?${linkParameter}=${token}`;
}

/** The areas of each kind of account; the staff also use the schools' office, which is part of the education section. */
export const signedInAreas: Record<AccountKind, readonly string[]> = {
  staff: [privateAreas.staff, schoolAreaPaths.office],
  centre: [privateAreas.centre],
};

/** A wanted address without locale, if it is a page of that kind of account; else its area. Checked, because anybody can make an address. */
export function wantedPath(kind: AccountKind, wanted: string | null | undefined): string {
  const area = privateAreas[kind];
  if (!wanted?.startsWith('/')) return area;
  const site = 'http://site.invalid';
  const { origin, pathname, search } = URL.parse(wanted, site) ?? new URL(area, site);
  const isOwn = signedInAreas[kind].some((own) => isBelow(pathname, own));
  return origin === site && isOwn ? pathname + search : area;
}
