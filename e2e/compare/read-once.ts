import { createHash } from 'node:crypto';
import { normaliseHtml, normaliseJson, normaliseText } from './normalise.ts';

/** Reads the text at a path of a site or an API. */
export type Read = (path: string) => Promise<string>;

export interface ReadResponse {
  text: string;
  /** The lines compared between two sites: status, headers, body. */
  lines: string[];
}

const deadline = 20_000;
/** The headers that a browser or a search engine obeys. */
const headers = ['content-type', 'cache-control', 'location', 'content-disposition', 'x-robots-tag'];

/** Fetches each address once. */
export function readOnce(origin: string): (path: string) => Promise<ReadResponse> {
  const known = new Map<string, Promise<ReadResponse>>();
  return (path) => {
    const answer = known.get(path) ?? fetchAnswer(origin + path);
    known.set(path, answer);
    return answer;
  };
}

async function fetchAnswer(address: string): Promise<ReadResponse> {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(deadline) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const head = [
    `status: ${answer.status}`,
    ...headers.flatMap((name) => normaliseText(`${name}: ${answer.headers.get(name) ?? ''}`)),
  ];
  const text = bytes.toString('utf8');
  return { text, lines: [...head, ...bodyLines(answer.headers.get('content-type') ?? '', bytes, text)] };
}

function bodyLines(type: string, bytes: Buffer, text: string): string[] {
  if (/json/.test(type)) return normaliseJson(text);
  if (/html/.test(type)) return normaliseHtml(text);
  if (/^text|xml/.test(type)) return normaliseText(text);
  return [`${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`];
}
