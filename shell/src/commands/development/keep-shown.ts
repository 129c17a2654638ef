import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { SiteAwayError } from '../../releases/signed/ask-site.ts';

/** In milliseconds: the pass of a preview is valid for a day. */
const renewal = 12 * hour;
/** After this long a site that did not answer is asked again, in milliseconds. */
const retry = 15_000;

interface Shown {
  /** Builds the present sources, and has the site show them. */
  show: () => Promise<void>;
  /** Tells why they cannot be shown. */
  fail: (reason: string) => void;
}

/**
 * Shows the sources now, after each call of the function that is returned, and every twelve hours; after an outage of the site in a moment.
 * Calls during a build lead to one more build after it.
 */
export function keepShown({ show, fail }: Shown): () => void {
  let isBusy = false;
  let isOutdated = false;
  /** When the sources are shown again, by the clock: timers stand still while a machine sleeps, and the pass ends all the same. */
  let due = Infinity;

  async function attempt(): Promise<number> {
    try {
      await show();
      return renewal;
    } catch (error) {
      fail(errorSentence(error));
      return error instanceof SiteAwayError ? retry : renewal;
    }
  }

  async function follow(): Promise<void> {
    isOutdated = true;
    if (isBusy) return;
    isBusy = true;
    due = Infinity;
    let pause = renewal;
    while (isOutdated) {
      isOutdated = false;
      pause = await attempt();
    }
    isBusy = false;
    due = Date.now() + pause;
  }

  void follow();
  setInterval(() => void (Date.now() >= due && follow()), retry);
  return () => void follow();
}
