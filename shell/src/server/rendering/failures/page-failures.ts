import { readableThrown } from '@ofgc/shared/logging/logger.ts';
import type { Logger } from 'pino';
import type { ReportError } from '../../../composition/errors/report-error.ts';
import { routeFailure } from '../../../errors/route-error.ts';
import type { RenderReport } from '../../metrics/render-timings.ts';
import type { LoadedRelease } from '../../worker/loaded-release.ts';
import { type ErrorOrigin, reportError } from './log-render-error.ts';

interface PageFailuresOptions {
  logger: Pick<Logger, 'error'>;
  /** The page's address and the request's id. */
  origin: Pick<ErrorOrigin, 'url' | 'reqId'>;
  /** Finds the owner of a part: the remote of that name, or else the remote that fills the slot. */
  ownerOf: (part: string | undefined, remote: string | undefined) => Pick<LoadedRelease, 'name' | 'version'>;
  /** Called when a part of the page is missing: the page is then not shared. */
  onMissing: () => void;
}

/** Failures while one page is made: logs them, and counts them for the release whose code failed. */
export class PageFailures {
  readonly counted: RenderReport['errors'] = [];
  readonly #options: PageFailuresOptions;

  constructor(options: PageFailuresOptions) {
    this.#options = options;
  }

  /** Reports a part that is missing in the visitor's page. It counts for no release where the visitor made too many requests. */
  readonly reportPart: ReportError = ({ kind, part, error, remote }) => {
    const { logger, origin, ownerOf, onMissing } = this.#options;
    onMissing();
    const { name, version } = ownerOf(part, remote);
    const failed = readableThrown(error);
    if (routeFailure(failed).status !== 429) this.counted.push({ remote: name, version, kind });
    reportError(logger, failed, { remote: name, version, slot: part, kind, call: callOf(failed), ...origin });
  };

  /** Reports a failure of the page itself. Errors that visitors can cause, such as an unknown address, count for no release. */
  reportPage(thrown: unknown, route: string, { name, version }: Pick<LoadedRelease, 'name' | 'version'>): void {
    const { logger, origin, onMissing } = this.#options;
    const error = readableThrown(thrown);
    if (routeFailure(error).status >= 500) {
      onMissing();
      this.counted.push({ remote: name, version, kind: 'page' });
    }
    reportError(logger, error, { remote: name, version, route, ...origin });
  }
}

/** The API's path of a failed call. Code of sections may throw anything, also an object that throws when it is read. */
function callOf(error: unknown): string | undefined {
  try {
    const { url } = (error as { config?: { url?: unknown } }).config ?? {};
    return typeof url === 'string' ? url.split('?')[0] : undefined;
  } catch {
    return undefined;
  }
}
