import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucket-address.ts';

/** In milliseconds. */
const bucketConnectionTimeout = 3_000;
const bucketAnswerTimeout = 15_000;
const maxAttempts = 2;
/** Time limit for one file from beginning to end, both attempts included: the client does not detect a stalled body itself. */
const bucketFileTimeout = 60_000;

/** How servers say that there is no such file; the second where the key may not list the bucket's files, so that they do not tell it more. */
const missing = new Set(['NoSuchKey', 'AccessDenied']);

/** The bucket cannot be used: the message is one sentence for the operator, without a key in it. */
export class BucketError extends Error {}

/** A file of the bucket. */
interface BucketFile {
  content: Buffer;
  /** When it was last sent, in milliseconds. */
  writtenAt: number;
}

/** Files by their keys. The S3 client is loaded on first use: it takes 40 MB, and most sites have no bucket. */
export class ReleaseBucket {
  readonly #address: BucketAddress;
  readonly #fileTimeout: number;
  #loading: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;

  /** @param fileTimeout limit for one file, in milliseconds */
  constructor(address: BucketAddress, fileTimeout = bucketFileTimeout) {
    this.#address = address;
    this.#fileTimeout = fileTimeout;
  }

  /** @returns null where there is no such file @throws BucketError */
  async get(key: string): Promise<Buffer | null> {
    return (await this.find(key))?.content ?? null;
  }

  /** The same with the time at which the file was last sent. */
  async find(key: string): Promise<BucketFile | null> {
    const { sdk, client } = await this.#load();
    try {
      return await this.#inTime(async (abortSignal) => {
        const { Body, LastModified = new Date() } = await client.send(new sdk.GetObjectCommand(this.#place(key)), {
          abortSignal,
        });
        if (!Body) return null;
        // The client ignores the signal once the headers have arrived.
        abortSignal.addEventListener('abort', () => (Body as Readable).destroy(abortSignal.reason as Error));
        return { content: Buffer.from(await Body.transformToByteArray()), writtenAt: LastModified.getTime() };
      });
    } catch (error) {
      if (error instanceof Error && missing.has(error.name)) return null;
      throw this.#explain(error);
    }
  }

  /** @param type the file's media type @throws BucketError */
  async put(key: string, content: Buffer, type: string): Promise<void> {
    const { sdk, client } = await this.#load();
    const object = {
      ...this.#place(key),
      Body: content,
      ContentType: type,
      // A release never changes: its version is the hash of its content.
      CacheControl: 'public, max-age=31536000, immutable',
    };
    try {
      await this.#inTime((abortSignal) => client.send(new sdk.PutObjectCommand(object), { abortSignal }));
    } catch (error) {
      throw this.#explain(error);
    }
  }

  close(): void {
    void this.#loading?.then(({ client }) => client.destroy()).catch(() => {});
  }

  /** @throws TimeoutError after the time limit, whatever error the client throws */
  async #inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(this.#fileTimeout);
    return work(signal).catch((error: unknown) => {
      throw signal.aborted ? signal.reason : error;
    });
  }

  #place(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.#address;
    return { Bucket: bucket, Key: prefix + key };
  }

  #load() {
    return (this.#loading ??= (async () => {
      const sdk = await import('@aws-sdk/client-s3');
      const { endpoint, region, credentials } = this.#address;
      const client = new sdk.S3Client({
        endpoint,
        region,
        ...(credentials && { credentials }),
        forcePathStyle: true,
        maxAttempts,
        // Servers other than Amazon's do not support a checksum at the end of a body.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: {
          connectionTimeout: bucketConnectionTimeout,
          requestTimeout: bucketAnswerTimeout,
          throwOnRequestTimeout: true,
        },
      });
      return { sdk, client };
    })());
  }

  #explain(error: unknown): BucketError {
    const { endpoint, bucket } = this.#address;
    const { name, code, message } = error as { name?: string; code?: string; message?: string };
    if (error instanceof DOMException)
      return new BucketError(
        `RELEASE_BUCKET: ${endpoint} has not sent or taken a file within ${this.#fileTimeout / 1000} s.`,
      );
    const reasons: Record<string, string> = {
      NoSuchBucket: `there is no bucket ${bucket} at ${endpoint}`,
      InvalidAccessKeyId: `${endpoint} does not know the access key`,
      SignatureDoesNotMatch: `${endpoint} says that the secret is another one`,
      AccessDenied: `the access key may not use the bucket ${bucket} at ${endpoint}`,
      CredentialsProviderError: 'no access key was given',
    };
    const reason = reasons[name ?? ''] ?? `${endpoint} does not answer as it should (${code ?? name}: ${message})`;
    return new BucketError(`RELEASE_BUCKET: ${reason}.`);
  }
}
