import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { SiteAwayError } from '../../releases/signed/ask-site.ts';

/** In milliseconds: the pass of a preview is valid for a day. */
const renewal = 12 * hour;
/** After this long a site that did not answer is asked again, in milliseconds. */
const retry = 15_000;

interface Shown<Built> {
  /** Builds the present sources. */
  build: () => Promise<Built>;
  /** Has the site show them. */
  show: (built: Built) => Promise<void>;
  /** Tells why they cannot be shown. */
  fail: (reason: string) => void;
}

/**
 * Shows the sources now, after each call of the function that is returned, and every twelve hours; after an outage of the site in a moment,
 * as they were built for it. Calls during a build lead to one more build after it.
 */
export function keepShown<Built>({ build, show, fail }: Shown<Built>): () => void {
  let isBusy = false;
  let isOutdated = false;
  /** When the sources are shown again, by the clock: timers stand still while a machine sleeps, and the pass ends all the same. */
  let due = Infinity;
  /** What waits for a site that is away. */
  let waiting: { built: Built } | null = null;

  async function attempt(): Promise<number> {
    let shown = waiting;
    waiting = null;
    try {
      shown ??= { built: await build() };
      await show(shown.built);
      return renewal;
    } catch (error) {
      fail(errorSentence(error));
      if (!(error instanceof SiteAwayError)) return renewal;
      waiting = isOutdated ? null : shown;
      return retry;
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
  return () => {
    waiting = null;
    void follow();
  };
}
