import type { IncomingHttpHeaders } from 'node:http';

/** A worker's report on one rendering, for the listening process. */
export interface RenderReport {
  /** The page's owner and its release. */
  page: { remote: string; version: string };
  seconds: number;
  /** Errors of the rendering, with the release whose code failed. */
  errors: { remote: string; version: string; kind: string }[];
}

/** Upper limits of the histogram's classes, in seconds. Longer renderings are in none of them. */
export const renderTimeBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const prefix = 'x-page-report';

/** The report as an internal header, which visitors do not get: `concerts@1a2b 0.012 explore@3c4d:render`. */
export function writeRenderReport({ page, seconds, errors }: RenderReport): Record<string, string> {
  const failed = errors.map(({ remote, version, kind }) => `${remote}@${version}:${kind}`);
  return { [prefix]: [`${page.remote}@${page.version}`, seconds.toFixed(4), ...failed].join(' ') };
}

/** @returns undefined for a response that is not a page */
export function readRenderReport(headers: IncomingHttpHeaders): RenderReport | undefined {
  const [page = '', seconds = '', ...errors] = String(headers[prefix] ?? '').split(' ');
  if (!page || !Number.isFinite(Number(seconds))) return undefined;
  return {
    page: parseRelease(page),
    seconds: Number(seconds),
    errors: errors.map((error) => {
      const [release = '', kind = ''] = error.split(':');
      return { ...parseRelease(release), kind };
    }),
  };
}

/** The release whose page was rendered, `concerts@1a2b`; undefined for a response that is not a page. */
export function pageRelease(headers: IncomingHttpHeaders): string | undefined {
  return String(headers[prefix] ?? '').split(' ')[0] || undefined;
}

/** @param text `concerts@1a2b` */
export function parseRelease(text: string): { remote: string; version: string } {
  const [remote = '', version = ''] = text.split('@');
  return { remote, version };
}
