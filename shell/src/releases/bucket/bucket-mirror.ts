import type { Logger } from 'pino';
import { day } from '@ofgc/shared/dates/spans.ts';
import { uploadReleases } from './upload-releases.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** Time between two searches for new releases, in milliseconds; and after the bucket could not be used. */
const interval = 5_000;
const pause = 30_000;
/** After this time, in milliseconds, the bucket is asked again whether it has what is known to be there. */
const knownFor = day;

interface MirrorOptions {
  store: string;
  bucket: ReleaseBucket;
  logger: Pick<Logger, 'error' | 'info'>;
  /** The real clock, in milliseconds. */
  now?: () => number;
}

/** Copies a running site's releases to the bucket. A failure is logged once, and the copying is retried. */
export class BucketMirror {
  readonly #options: MirrorOptions;
  readonly #known = new Set<string>();
  #lookedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #failure = '';
  #isStopped = false;

  constructor(options: MirrorOptions) {
    this.#options = options;
  }

  async follow(): Promise<void> {
    await this.#mirror();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.follow(), this.#failure ? pause : interval);
    this.#timer.unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#options.bucket.close();
  }

  async #mirror(): Promise<void> {
    const { store, bucket, logger, now = Date.now } = this.#options;
    const before = this.#known.size;
    if (now() - this.#lookedAt >= knownFor) {
      this.#known.clear();
      this.#lookedAt = now();
    }
    const failure = await uploadReleases(store, bucket, this.#known, now()).then(() => '', messageOf);
    if (failure && failure !== this.#failure) logger.error(`${failure} The site serves its releases itself.`);
    const known = this.#known.size;
    if (!failure && (this.#failure || (before === 0 && known > 0))) logger.info(`the bucket has ${known} releases`);
    this.#failure = failure;
  }
}
