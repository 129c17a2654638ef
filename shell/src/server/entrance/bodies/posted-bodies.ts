import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { formSizeHeader } from '@ofgc/shared/forms/ask-to-post.ts';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { AnonymousRateLimit, confidentialOfVisitor, filesOfVisitor } from '../anonymous-rate-limit.ts';
import { maxBody, maxUpload, uploadsAtOnce, uploadsOfVisitor } from './body-limits.ts';
import { NestedConcurrencyLimit } from '../nested-concurrency-limit.ts';
import type { Refuse } from '../refuse.ts';
import { isUpload, takesFiles } from './form-uploads.ts';
import type { VisitorAddress } from '../visitor-address.ts';
import { beginBody, holdBody } from './waiting-bodies.ts';
import { readWholeBody } from './whole-body.ts';

/**
 * Reads a posted body whole; of a form that only asks whether it may be posted (`asksToPost`), the empty one.
 * @param take receives the body; not called where the request is refused
 */
export type ReadPostedBody = (request: IncomingMessage, response: ServerResponse, take: (body: Buffer) => void) => void;

/** Limits the memory that uploads take and how often codes are tried, without recording who sent them. */
export function postedBodies(visitorOf: VisitorAddress, refuse: Refuse): ReadPostedBody {
  const limit = new AnonymousRateLimit(confidentialOfVisitor);
  const filesLimit = new AnonymousRateLimit(filesOfVisitor);
  const uploads = new NestedConcurrencyLimit({ group: uploadsOfVisitor, all: uploadsAtOnce });
  const key = randomBytes(32);
  return (request, response, take) => {
    const read = (most: number, then = take) =>
      void readWholeBody(request, most)
        .then(then, () => response.destroy())
        .catch((error: unknown) => refuse.failure(response, error));
    const { url = '/' } = request;
    const sender = visitorGroup(visitorOf(request));
    if (asksToPost(request)) {
      const size = Number(request.headers[formSizeHeader.toLowerCase()]);
      if (size > (takesFiles(url) ? maxUpload : maxBody)) return refuse.response(response, 413);
      const isFull = !limit.wouldAllow(sender) || (size > maxBody && !filesLimit.wouldAllow(sender));
      return isConfidential(url) && isFull ? refuse.response(response, 429) : take(Buffer.alloc(0));
    }
    if (isConfidential(url)) {
      if (!limit.allows(sender) || (hasFiles(request) && !filesLimit.allows(sender)))
        // Whoever still sends does not see a response before the end.
        return read(0, () => refuse.response(response, 429));
    }
    if (!isUpload(request)) return read(maxBody);
    holdBody(request);
    const readInTurn = (done: () => void) => {
      beginBody(request);
      // The listener for `close` exceeds Node's limit of ten, above which it warns.
      response.setMaxListeners(16).once('close', done);
      if (response.destroyed) done();
      else read(maxUpload);
    };
    // No list has the address of somebody who sends a report, not even for a moment.
    const visitor = createHmac('sha256', key).update(sender).digest('base64url');
    uploads.ask(visitor, { take: readInTurn, refuse: () => refuse.response(response, 429) });
  };
}

/** Whether a form asks before it is posted whether it would be read: a refused one would be lost with the page that it is on. */
export function asksToPost({ method, headers }: IncomingMessage): boolean {
  return method === 'HEAD' && formSizeHeader.toLowerCase() in headers;
}

/** Whether a form has files: without any, no form is larger than a page may post. */
function hasFiles(request: IncomingMessage): boolean {
  return isUpload(request) && !(Number(request.headers['content-length']) <= maxBody);
}
