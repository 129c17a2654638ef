import { readableThrown } from '@ofgc/shared/logging/logger.ts';
import type { Logger } from 'pino';
import type { ReportError } from '../../../composition/report-error.ts';
import { routeFailure } from '../../../errors/route-error.ts';
import type { RenderReport } from '../../metrics/render-timings.ts';
import type { LoadedRelease } from '../../worker/loaded-release.ts';
import { type ErrorOrigin, reportError } from './log-render-error.ts';

export interface PageFailuresOptions {
  logger: Pick<Logger, 'error'>;
  /** Of the request: the page's address and the request's id. */
  origin: Pick<ErrorOrigin, 'url' | 'reqId'>;
  /** Whose code a part is: a remote by name, or else the filler of a slot. */
  ownerOf: (part: string | undefined, remote: string | undefined) => Pick<LoadedRelease, 'name' | 'version'>;
  /** Called when a part of the page is missing: then the page is not shared. */
  onMissing: () => void;
}

/** What fails while one page is made: logged, and counted for the release whose code it was. */
export class PageFailures {
  readonly counted: RenderReport['errors'] = [];
  readonly #options: PageFailuresOptions;

  constructor(options: PageFailuresOptions) {
    this.#options = options;
  }

  /** A part that the visitor does not get. */
  readonly reportPart: ReportError = ({ kind, part, error, remote }) => {
    const { logger, origin, ownerOf, onMissing } = this.#options;
    onMissing();
    const { name, version } = ownerOf(part, remote);
    this.counted.push({ remote: name, version, kind });
    reportError(logger, readableThrown(error), { remote: name, version, slot: part, kind, ...origin });
  };

  /** The page itself. What visitors may cause, as an address that does not exist, counts for no release. */
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
