import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileLimits } from '@ofgc/shared/domain/channel/channel-fields.ts';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';
import { AnonymousRateLimit } from './anonymous-rate-limit.ts';
import type { Refuse } from './refuse.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { VisitorAddress } from './visitor-address.ts';
import { maxBody, readWholeBody } from './whole-body.ts';

/** The largest form with files, in bytes: the files and the texts beside them. */
export const maxUpload = fileLimits.bytes + 256 * 1024;

/** What is posted to confidential pages: of one visitor, and uploads of all at once, from the first byte until they are answered. Who waits is not read meanwhile. */
const postsOfVisitor = { most: 30, window: 600_000 };
const uploadsAtOnce = { atOnce: 4, waiting: 64 };

/** Reads a form of a confidential page whole. @param take gets it; it is not called for what is refused */
export type ReadConfidentialPost = (
  request: IncomingMessage,
  response: ServerResponse,
  take: (body: Buffer) => void,
) => void;

/** A form with files. */
export function isUpload({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}

/** Lets nobody fill the memory with files, nor try codes all day, and remembers nobody for that. */
export function confidentialPosts(visitorOf: VisitorAddress, refuse: Refuse): ReadConfidentialPost {
  const limit = new AnonymousRateLimit(postsOfVisitor);
  const uploads = new ConcurrencyLimit(uploadsAtOnce);
  return (request, response, take) => {
    const read = (most: number) => void readWholeBody(request, most).then(take, () => response.destroy());
    if (!limit.allows(visitorGroup(visitorOf(request)))) return refuse.response(response, 429);
    if (!isUpload(request)) return read(maxBody);
    const isWaiting = uploads.ask('uploads', (done) => {
      // One more waits for its end than Node thinks is meant.
      response.setMaxListeners(16).once('close', done);
      if (response.destroyed) done();
      else read(maxUpload);
    });
    if (!isWaiting) refuse.response(response, 429);
  };
}
