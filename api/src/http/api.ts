import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ReadCached } from '../changes/cached-reads.ts';
import type { Content } from '../content/read-content.ts';
import type { Database } from '../database/database.ts';

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Photographs: where their originals lie, and where what is made of them is kept. The second may be deleted. */
export interface PictureFolders {
  originals: string;
  renditions: string;
}

/** What the routes of every resource get. */
export interface ApiContext {
  database: Database;
  /** The site's clock. */
  now: () => Date;
  /** Address that ticket links lead to; the performance's id is added. */
  ticketOffice: string;
  newsletterOpen: boolean;
  /** The site's public address, for links in messages; without a slash at its end. */
  siteUrl: string;
  /** The folder of the documents' files. */
  documentsFolder: string;
  pictureFolders: PictureFolders;
  keep: ReadCached;
  /** The content as the files have it, without what the office has changed. */
  readFiles: () => Promise<Content>;
  /** For what is stored of second factors and failed tries; 32 bytes. */
  identityKey: Buffer;
  /** Where the pictures for social networks are written when they are first asked for. It may be deleted. */
  socialPicturesFolder: string;
  /** Where posters are kept as pictures once they were asked for. It may be deleted. */
  postersFolder: string;
}
