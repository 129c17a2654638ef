import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import type { Logger } from 'pino';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { FileFailure } from '../../errors/route-error.ts';
import type { ApiResponseCache } from '../api-cache/api-response-cache.ts';
import type { RenderReport } from '../metrics/render-timings.ts';
import type { PageParameters } from '../page-cache/normalise-query.ts';
import type { Deadlines } from '../worker/deadlines.ts';
import type { LoadedRelease, LoadedRemote } from '../worker/loaded-release.ts';
import type { ConfiguredSite } from './page-site.ts';
import type { PageSource } from './page-sources.ts';

export interface RendererOptions {
  shell: LoadedRelease;
  remotes: LoadedRemote[];
  /** The API's address for the server's loaders. */
  apiUrl: string;
  site: ConfiguredSite;
  /** What needs consent. */
  foreignServices?: readonly ForeignService[];
  now: () => Date;
  /** What the bytes of a page's sheet and words must be, by their addresses; without it they are not held to a hash. */
  joinedIntegrity?: (address: string) => Promise<string>;
  /** Keeps a set of live releases as a file; without it, or where it cannot, each page carries them all. @returns its address */
  keepVector?: (vector: ReleaseVector) => string | undefined;
  /** Is given the data of each page and slot before they go along; throws where it refuses them. */
  inspectData?: (data: unknown) => void;
  /** Receives each response of the API with its path, and returns what the page gets. */
  changeAnswer?: (path: string, answer: unknown) => unknown;
  /** What loaders, rendering and the API are waited for by; without it by the clock. */
  deadlines?: Deadlines;
  /** What is kept of the API's answers; without it every rendering asks. */
  answers?: ApiResponseCache;
  /** A page fails where a part that the server keeps is made from more than its key says; costs what keeping saves. */
  checksMarkup?: boolean | undefined;
  /** For pages whose data may come again, in bytes. */
  unchangedPagesBytes?: number;
  logger: Pick<Logger, 'error'>;
}

export interface RenderedPage {
  status: number;
  /** Set for redirects; then there is no body. */
  location?: string;
  /** Of a page that was made before it is read from `brotli`. */
  html: string;
  /** The same text compressed, where that was done before. */
  brotli?: Buffer;
  /** The same whenever the page is rendered, while what it shows is the same. */
  etag?: string;
  source?: PageSource;
  /** What it reads of its address. */
  parameters?: PageParameters;
  /** Which releases made it: `shell@1a2b`, the page's owner and those who fill its slots. */
  releases?: string[];
  /** What the API sets for a private page. */
  cookies?: readonly string[];
  report?: RenderReport;
}

/**
 * A GET is a page; a POST runs the page's action first.
 * @param failure the request is for a file that could not be sent: renders the error page in its place
 */
export type RenderPage = (request: Request, failure?: FileFailure) => Promise<RenderedPage>;
