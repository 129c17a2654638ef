import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ReadCached } from '../changes/cached-reads.ts';
import type { ContentFiles } from '../content/read-content.ts';
import type { Database } from '../database/database.ts';

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The folders of photographs' originals and of their renditions. The second may be deleted. */
interface PictureFolders {
  originals: string;
  renditions: string;
}

/** Passed to the routes of every resource. */
export interface ApiContext {
  database: Database;
  /** The site's clock. */
  now: () => Date;
  /** The address of ticket links, to which the performance's id is added. */
  ticketOffice: string;
  newsletterOpen: boolean;
  /** The site's public address, for links in messages; without a slash at its end. */
  siteUrl: string;
  /** The folder of the documents' files. */
  documentsFolder: string;
  pictureFolders: PictureFolders;
  readCached: ReadCached;
  /** Reads the content of the files, without the office's changes. */
  readFiles: () => Promise<ContentFiles>;
  /** The key for stored second factors and failed tries; 32 bytes. */
  identityKey: Buffer;
  /** The folder of pictures for social networks, each written at its first request. It may be deleted. */
  socialPicturesFolder: string;
  /** The folder of posters as pictures, each written at its first request. It may be deleted. */
  postersFolder: string;
}
