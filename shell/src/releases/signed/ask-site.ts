import type { KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Provenance } from '../build/provenance.ts';
import { manifestHash, signStatement, type Statement, toHeader } from './signed-request.ts';
import { packRelease } from './tarball.ts';
import { publishingPath } from './publishing-path.ts';
import { publishTimeout } from '../../timeouts.ts';

export interface SiteRequest extends Provenance {
  /** The site's public address. */
  to: string;
  privateKey: KeyObject;
  verb: Statement['verb'];
  app: string;
  version?: string;
  redirect?: string | null;
  /** For `deploy`: the share of visits that get a canary, in percent. */
  share?: number;
  /** For `preview`: when the link expires. */
  until?: string;
  why: string;
  /** The folder of a release that is sent along. */
  folder?: string;
  /** For `checked`: the hash of the files that were looked at. */
  files?: string;
  /** For `checked`: the version of the shell in which they were looked at. */
  shell?: string;
}

/** The site did not answer, or something before it did; or it says to try again. */
export class SiteAwayError extends Error {}

/** What it may mean that something in place of a site answers. */
const hints: Readonly<Record<number, string>> = {
  404: 'is this the public address of the site (SITE_URL)?',
  405: 'is this the public address of the site (SITE_URL)?',
  413: 'a proxy in front of it takes no releases of this size: it must let 48 MB in',
  401: 'something before the site asks for a password',
  403: 'something before the site refuses it, such as a firewall',
  407: 'something before the site is a proxy that asks for a password',
};

/** What follows where the request may have reached the site. */
const unsure = 'It may still do what was asked: `releases` tells.';
/** Statuses of a proxy before a site whose answer it did not get. */
const unknownOutcome: readonly number[] = [502, 503, 504];
/** Errors of a connection that was there. */
const broken = /^(?:ECONNRESET|EPIPE|ETIMEDOUT|UND_ERR_(?:SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

/** Sends a team's request to a site. @returns the site's answer @throws the site's reason where it refuses; SiteAwayError */
export async function askSite({ to, privateKey, folder, ...asked }: SiteRequest): Promise<string> {
  const { manifest, tarball } = folder ? await packRelease(folder) : { manifest: null, tarball: null };
  const body = tarball && new Uint8Array(await buffer(tarball));
  const proof = signStatement(
    {
      version: null,
      redirect: null,
      ...asked,
      site: new URL(to).origin,
      manifest: manifest === null ? null : manifestHash(manifest),
    },
    privateKey,
  );
  const answer = await fetch(new URL(publishingPath, to), {
    method: 'POST',
    signal: AbortSignal.timeout(publishTimeout),
    redirect: 'error',
    headers: { Authorization: toHeader(proof), ...(body && { 'Content-Type': 'application/x-tar' }) },
    body,
  }).catch((error: unknown) => {
    throw new SiteAwayError(`${to} does not answer${lateOrReason(error)}`, { cause: error });
  });
  const message = await messageOf(answer);
  const { status } = answer;
  if (!answer.ok && message === null) {
    if (hints[status]) throw new Error(`${to} answers ${status}: ${hints[status]}`);
    throw new SiteAwayError(`${to} answers ${status}${unknownOutcome.includes(status) ? `. ${unsure}` : ''}`);
  }
  if (status === 503) throw new SiteAwayError(message ?? '');
  if (!answer.ok) throw new Error(message ?? '');
  // A proxy, or a site that takes in no releases, may answer any address with a page.
  if (message === null)
    throw new Error(
      `${to} answers ${answer.status} without a sentence of the site: whether it did what was asked, \`releases\` tells.`,
    );
  return message;
}

/** What a site says to a team; null where this is no answer of one, or was cut off. */
async function messageOf(answer: Response): Promise<string | null> {
  const said = (await answer.json().catch(() => null)) as { message?: unknown } | null;
  return typeof said?.message === 'string' ? said.message : null;
}

function lateOrReason(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return ` within ${publishTimeout / 1000} s. ${unsure}`;
  const cause = error instanceof Error ? error.cause : undefined;
  const isBroken = cause instanceof Error && 'code' in cause && broken.test(String(cause.code));
  return `: ${reasonOf(error)}${isBroken ? `. ${unsure}` : ''}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  if (/redirect/.test(cause.message)) return 'it leads to another address: give the one that browsers show';
  if ('code' in cause && cause.code === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'it speaks http, not https';
  if (/self-signed|unable to (?:verify|get)/.test(cause.message))
    return `${cause.message} (NODE_EXTRA_CA_CERTS names the file of your own authority)`;
  // A name with several addresses has a reason for each.
  const [first] = cause instanceof AggregateError ? (cause.errors as Error[]) : [];
  const { HTTPS_PROXY, https_proxy = HTTPS_PROXY, NODE_USE_ENV_PROXY } = process.env;
  const proxy = https_proxy && !NODE_USE_ENV_PROXY ? ' (HTTPS_PROXY counts only with NODE_USE_ENV_PROXY=1)' : '';
  return `${first?.message || cause.message || error.message}${proxy}`;
}
