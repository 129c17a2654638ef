import { lostCall } from '../conditions/outages/lost-calls.ts';

/** Where the API has the pages of the content. */
const contentPath = 'api/content-pages';

/** Lets through the pages of the content alone. @throws for everything else an error as of an API that is away */
export function contentAlone(path: string, answer: unknown): unknown {
  if (path.split('?')[0] === contentPath) return answer;
  throw lostCall();
}
