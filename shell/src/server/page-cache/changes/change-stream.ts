import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import { writeLastSeenRevision } from '../../api-cache/last-seen-revision.ts';
import type { ContentChange } from '@ofgc/shared/http/content-change.ts';

/** After this long without data, in milliseconds, the stream counts as dead: the API sends a heartbeat every 5 s. */
const changeStreamTimeout = 15_000;
const firstPause = 50;
const longestPause = 1_000;
/** A longer line, in characters, cannot be a change. */
const maxLineLength = 64 * 1024;

/** Its own API runs on the machine of the site. */
const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

interface Listener {
  /** `readInternalSecret` of the API's data folder. */
  secret: string;
  /** The newest revision that was received, where revisions are kept. */
  lastSeenRevision?: () => number;
  onChange: (change: ContentChange) => void;
  /** The connection ended, or could not be made; called once for each attempt. */
  onSilence: () => void;
}

/**
 * Listens to the API's changes (`GET /internal/changes`, server-sent events) and reconnects until it is stopped. A site elsewhere, whose data
 * `npm run dev -- --site` shows, is not asked: the secret is this folder's own.
 * @returns stops listening
 */
export function followChanges(
  apiUrl: string,
  { secret, lastSeenRevision = () => Number.NEGATIVE_INFINITY, onChange, onSilence }: Listener,
  silence = changeStreamTimeout,
): () => void {
  const stop = new AbortController();
  if (ownMachine.test(new URL(apiUrl).hostname)) void follow();
  return () => stop.abort();

  async function follow() {
    let pause = firstPause;
    while (!stop.signal.aborted) {
      const receive = (change: ContentChange) => {
        pause = firstPause;
        onChange(change);
      };
      const url = new URL('internal/changes', apiUrl);
      await listen({ url, secret, lastSeenRevision: lastSeenRevision(), receive, silence, signal: stop.signal }).catch(
        () => {},
      );
      if (stop.signal.aborted) return;
      onSilence();
      await wait(pause, undefined, { signal: stop.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  }
}

interface Listening {
  url: URL;
  secret: string;
  lastSeenRevision: number;
  receive: (change: ContentChange) => void;
  silence: number;
  signal: AbortSignal;
}

/** Resolves when the connection ends. */
async function listen({ url, secret, lastSeenRevision, receive, silence, signal }: Listening): Promise<void> {
  const headers = {
    Accept: 'text/event-stream',
    Authorization: `Bearer ${secret}`,
    [lastSeenHeader]: writeLastSeenRevision(lastSeenRevision),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = get(url, { headers, timeout: silence, signal }, resolve);
    request.on('timeout', () => request.destroy(new Error('the API is silent')));
    request.on('error', reject);
  });
  try {
    if (answer.statusCode !== 200) return;
    answer.setEncoding('utf8');
    let line = '';
    for await (const chunk of answer as AsyncIterable<string>) {
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      if (line.length > maxLineLength) return;
      for (const whole of lines) if (whole.startsWith('data:')) receive(readChange(whole.slice(5)));
    }
  } finally {
    answer.destroy();
  }
}

/** @throws when it is not a change */
function readChange(text: string): ContentChange {
  const { revision, tables } = JSON.parse(text) as Partial<ContentChange>;
  if (!Number.isSafeInteger(revision) || !(tables === null || Array.isArray(tables)))
    throw new Error('the API sent something that is no change');
  return { revision: revision as number, tables: tables as string[] | null };
}
