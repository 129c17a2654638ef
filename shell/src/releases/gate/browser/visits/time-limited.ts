import { setTimeout as wait } from 'node:timers/promises';
import { visitTimeout } from '../../../../timeouts.ts';
import { firstLine } from './load-page.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** How long an event may take that the browser sends after the error that it causes, in milliseconds. */
const afterError = 500;

/** Ends a visit of a page after its time, because a page may keep it for ever. What goes wrong becomes a problem of the page, also if it runs no scripts any more. */
export async function timeLimited(watch: PageWatch, visit: () => Promise<void>): Promise<void> {
  const { problems } = watch;
  const visited = visit()
    .catch(async (error: unknown) => {
      // If the page has navigated away, that is reported: before this error, or just after it.
      await wait(afterError);
      if (problems.size === 0) problems.add(`cannot be looked at: ${firstLine(error)}`);
    })
    .then(() => true);
  const isOver = await Promise.race([visited, wait(visitTimeout, false, { ref: false })]);
  // On a busy machine a page with many controls may not be seen whole.
  if (!isOver && !(await watch.isAlive()))
    problems.add(`does not answer: it was looked at for ${visitTimeout / 1000} s`);
}
