import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { describeThrown, readableThrown } from '@ofgc/shared/logging/logger.ts';
import { reportedDigest } from '../../../composition/errors/report-error.ts';
import { clockTimer, type StartTimer } from '../../../composition/start-timer.ts';
import { renderTimeout } from '../../../timeouts.ts';

interface RenderOptions {
  /** The time limit for React to render one page, in milliseconds. */
  timeout?: number;
  startTimer?: StartTimer;
  /** Whether an error came from a part that the page can do without; by default any error inside Suspense. */
  isConfined?: (componentStack: string) => boolean;
  /** Receives the error of such a part. */
  onConfinedError?: (error: unknown, componentStack: string) => void;
}

/** React writes the doctype only when it renders in steps; without it browsers use quirks mode. */
const doctype = '<!DOCTYPE html>';

/** React's marker in the place of a part that still waits, or that threw. */
const unfinished = /<!--\$[?!]-->/;

/**
 * React's script for forms that a function answers: it keeps what is sent before the page is hydrated. Inline scripts are forbidden
 * (`content-security-policy.ts`), and `early-presses.ts` does the same.
 */
const replay = /<script(?: id="[^"]*")?>addEventListener\("submit",[^<]*\$\$reactFormReplay[^<]*<\/script>/g;

/**
 * Renders a whole page in one go if all of its code is loaded and none of its parts throws, which is almost always. Otherwise it is
 * rendered again in steps, which wait and report errors.
 * @throws errors that are outside Suspense or not confined, or after the timeout
 */
export async function renderToText(element: ReactNode, options: RenderOptions = {}): Promise<string> {
  const atOnce = renderAtOnce(element);
  const text = atOnce === undefined || unfinished.test(atOnce) ? await renderInSteps(element, options) : atOnce;
  return text.replace(replay, '');
}

function renderAtOnce(element: ReactNode): string | undefined {
  try {
    const text = renderToString(element);
    return text.startsWith('<html') ? doctype + text : text;
  } catch {
    return undefined;
  }
}

/**
 * Renders a whole page before the first byte is sent, so that its status is right, and an error can be answered with another page.
 * @throws errors that are outside Suspense or not confined, or after the timeout
 */
function renderInSteps(
  element: ReactNode,
  { timeout = renderTimeout, startTimer = clockTimer, isConfined = () => true, onConfinedError }: RenderOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const thrown: { error: unknown; componentStack: string }[] = [];
    const reportExcept = (fatal: (typeof thrown)[number] | undefined) => {
      for (const one of thrown) if (one !== fatal) onConfinedError?.(one.error, one.componentStack);
    };
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Nothing is streamed: a boundary of any size is rendered in its place, so that the page works without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        endTimer();
        const fatal = thrown.find(({ componentStack }) => !isConfined(componentStack));
        reportExcept(fatal);
        if (fatal) reject(asError(fatal.error));
        else pipe(sink);
      },
      onShellError(error) {
        endTimer();
        reportExcept(thrown.find((one) => one.error === error));
        reject(asError(error));
      },
      onError(error, { componentStack }) {
        thrown.push({ error, componentStack: componentStack ?? '' });
        return reportedDigest;
      },
    });
    const endTimer = startTimer(timeout, () => abort(new Error('rendering took too long')));
  });
}

function asError(thrown: unknown): Error {
  const error = readableThrown(thrown);
  return error instanceof Error ? error : new Error(describeThrown(error), { cause: error });
}
