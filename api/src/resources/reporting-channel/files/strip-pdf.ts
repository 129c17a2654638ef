import { Worker } from 'node:worker_threads';

/** How long a PDF may take, in milliseconds, and by how much the process may grow meanwhile, in bytes: a small file may be made to fill the memory. */
const deadline = 8_000;
const mostGrowth = 512 * 1024 * 1024;
const checkInterval = 50;

/** One at a time: what one needs is measured. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A new PDF with the pages of another, on a thread of its own.
 * @throws where it is damaged or locked, or takes too much
 */
export function stripPdf(content: Uint8Array): Promise<Uint8Array> {
  const stripped = last.then(() => onThread(content));
  last = stripped.catch(() => undefined);
  return stripped;
}

function onThread(content: Uint8Array): Promise<Uint8Array> {
  const thread = new Worker(new URL('strip-pdf-thread.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // Nothing of a stranger's file is written into the log.
    stdout: true,
    stderr: true,
  });
  const { rss } = process.memoryUsage();
  const until = Date.now() + deadline;
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setInterval(() => {
      if (Date.now() > until || process.memoryUsage.rss() > rss + mostGrowth)
        reject(new Error('the PDF takes too much'));
    }, checkInterval);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearInterval(timer);
      reject(new Error('the thread ended'));
    });
  }).finally(() => void thread.terminate());
}
