import type { IncomingHttpHeaders } from 'node:http';

/** What a worker tells the listening process of one rendering. */
export interface RenderReport {
  /** Whose page it is, and in which release. */
  page: { remote: string; version: string };
  seconds: number;
  /** What failed on the way, by whose code. */
  errors: { remote: string; version: string; kind: string }[];
}

const prefix = 'x-page-report';

/** As an internal header, which visitors do not get: `concerts@1a2b 0.012 explore@3c4d:render`. */
export function writeRenderReport({ page, seconds, errors }: RenderReport): Record<string, string> {
  const failed = errors.map(({ remote, version, kind }) => `${remote}@${version}:${kind}`);
  return { [prefix]: [`${page.remote}@${page.version}`, seconds.toFixed(4), ...failed].join(' ') };
}

/** @returns undefined for an answer that is no page */
export function readRenderReport(headers: IncomingHttpHeaders): RenderReport | undefined {
  const [page = '', seconds = '', ...errors] = String(headers[prefix] ?? '').split(' ');
  if (!page || !Number.isFinite(Number(seconds))) return undefined;
  return {
    page: readRelease(page),
    seconds: Number(seconds),
    errors: errors.map((error) => {
      const [release = '', kind = ''] = error.split(':');
      return { ...readRelease(release), kind };
    }),
  };
}

function readRelease(text: string): { remote: string; version: string } {
  const [remote = '', version = ''] = text.split('@');
  return { remote, version };
}
