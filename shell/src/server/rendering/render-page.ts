import type { ApiClient } from '@ofgc/shared/api-client';
import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import type { Logger } from 'pino';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { FileFailure } from '../../errors/route-error.ts';
import type { ApiResponseCache } from '../api-cache/api-response-cache.ts';
import type { RenderReport } from '../metrics/render-timings.ts';
import type { PageParameters } from '../page-cache/addresses/normalise-query.ts';
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
  /** Foreign services that need consent. */
  thirdPartyServices?: readonly ThirdPartyService[];
  now: () => Date;
  /** The integrity hash of a page's sheet or texts, by its address; without it they have no hash. */
  joinedIntegrity?: (address: string) => Promise<string>;
  /** Stores a set of live releases as a file; without it, or where it fails, each page carries them all. @returns the file's address */
  keepVector?: (vector: ReleaseVector) => string | undefined;
  /** Receives the data of each page and slot before they are sent; throws where it refuses them. */
  inspectData?: (data: unknown) => void;
  /** Receives each response of the API with its path, and returns what the page gets. */
  changeAnswer?: (path: string, answer: unknown, parameters: Record<string, unknown>) => unknown;
  /** Receives the path and the parameters of each call to the API before it is made, and returns what is called when it ends and may hold its answer. */
  onCall?: (path: string, parameters: Record<string, unknown>) => () => void | Promise<void>;
  /** Makes what a trial asks in place of the API, which it may ask in turn. */
  inPlaceOfApi?: (api: ApiClient) => ApiClient;
  /** Timers for loaders, rendering and the API; by default they go by the clock. */
  deadlines?: Deadlines;
  /** Cache of the API's responses; without it every rendering requests them. */
  answers?: ApiResponseCache;
  /** A page fails where the markup cache has an incomplete key; this costs as much time as the cache saves. */
  checksMarkup?: boolean | undefined;
  /** The limit of the cache of unchanged pages, in bytes. */
  unchangedPagesBytes?: number;
  logger: Pick<Logger, 'error'>;
}

export interface RenderedPage {
  status: number;
  /** Set for redirects; then there is no body. */
  location?: string;
  /** For a page from the cache this is decompressed from `brotli` when it is read. */
  html: string;
  /** The same text compressed, where it was compressed already. */
  brotli?: Buffer;
  /** The same for every rendering of the page, as long as its content is the same. */
  etag?: string;
  source?: PageSource;
  /** The query parameters that the page reads. */
  parameters?: PageParameters;
  /** The releases that made it: `shell@1a2b`, the page's owner and the remotes that fill its slots. */
  releases?: string[];
  /** Cookies that the API sets for a private page. */
  cookies?: readonly string[];
  report?: RenderReport;
}

/**
 * Renders a page for a GET; for a POST it runs the page's action first.
 * @param failure the request is for a file that could not be sent: renders the error page in its place
 */
export type RenderPage = (request: Request, failure?: FileFailure) => Promise<RenderedPage>;
