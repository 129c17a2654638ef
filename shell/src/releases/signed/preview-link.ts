import type { KeyObject } from 'node:crypto';
import { askSite, type SiteRequest } from './ask-site.ts';
import { previewPath } from './preview-path.ts';
import { fromHeader, type Proof, signStatement, toHeader } from './signed-request.ts';

/** Asks a site whether a release can be looked at there, and makes the link: its team's own signature, which any machine of the site can check. */
export async function askPreview(
  request: Omit<SiteRequest, 'verb' | 'folder'> & { version: string; until: string },
): Promise<string> {
  const { to, privateKey, ...said } = request;
  const sentence = await askSite({ ...request, verb: 'preview' });
  return `${sentence}\n${new URL(`${previewPath}/${signPass({ ...said, to, privateKey })}`, to).href}`;
}

function signPass({
  to,
  privateKey,
  ...said
}: Omit<SiteRequest, 'verb' | 'folder'> & { version: string; until: string; privateKey: KeyObject }): string {
  const site = new URL(to).origin;
  const proof = signStatement({ ...said, verb: 'preview', site, manifest: null, redirect: null }, privateKey);
  return toHeader(proof).replace('Signature ', '');
}

/** What a link carries. @returns null where it is something else */
export function readPass(pass: string): Proof | null {
  return fromHeader(`Signature ${pass}`);
}
