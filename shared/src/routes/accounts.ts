import type { AccountKind, LinkPurpose } from '../domain/accounts/account.ts';

/** Where each kind of account is at home, without locale. */
export const privateAreas: Record<AccountKind, string> = {
  staff: '/oficina',
  centre: '/educacion-comunidad/area-de-centros',
};

/** The parameter of a link in a letter. */
export const linkParameter = 'enlace';
/** The parameter that says where somebody wanted to go before signing in: a path without locale. */
export const returnParameter = 'volver';

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

/** A wanted address, where it is one of that area's own; else where the area begins. */
export function wantedPath(kind: AccountKind, wanted: string | null | undefined): string {
  const area = privateAreas[kind];
  return wanted && (wanted === area || wanted.startsWith(`${area}/`)) && !wanted.includes('\\') ? wanted : area;
}
