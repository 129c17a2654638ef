import type { KeyObject } from 'node:crypto';
import { askSite, type SiteRequest } from './ask-site.ts';
import { previewPath } from './preview-path.ts';
import { fromHeader, type Proof, signStatement, toHeader } from './signed-request.ts';

/** Asks a site whether it can preview a release, and makes the link with the team's signature, which each machine of the site can check. */
export async function askPreview(
  request: Omit<SiteRequest, 'verb' | 'folder'> & { version: string; until: string },
): Promise<string> {
  const { to, privateKey, ...said } = request;
  const sentence = await askSite({ ...request, verb: 'preview' });
  return `${sentence}\n${new URL(`${previewPath}/${signPreviewToken({ ...said, to, privateKey })}`, to).href}`;
}

function signPreviewToken({
  to,
  privateKey,
  ...said
}: Omit<SiteRequest, 'verb' | 'folder'> & { version: string; until: string; privateKey: KeyObject }): string {
  const site = new URL(to).origin;
  // The link becomes a cookie: with a long reason it would be longer than browsers keep one (4,096 bytes).
  const proof = signStatement({ ...said, why: '', verb: 'preview', site, manifest: null, redirect: null }, privateKey);
  return toHeader(proof).replace('Signature ', '');
}

/** The signed statement in a link. @returns null where it is something else */
export function readPreviewToken(token: string): Proof | null {
  return fromHeader(`Signature ${token}`);
}
