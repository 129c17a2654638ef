import { Worker } from 'node:worker_threads';

/** How long the work on a PDF may take, in milliseconds, and how many bytes: a small file may be designed to fill the memory. */
const deadline = 8_000;
const mostMemory = 512 * 1024 * 1024;
const checkInterval = 50;

/** PDFs are handled one at a time, because each may take so much. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Copies the pages of a PDF into a new one, on a separate thread.
 * @throws where the PDF is damaged or locked, or takes too much time or memory
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
    // The thread's output is not passed on, so that no content of a visitor's file gets into the log.
    stdout: true,
    stderr: true,
  });
  const until = performance.now() + deadline;
  return new Promise<Uint8Array>((resolve, reject) => {
    const check = async () => {
      if (performance.now() > until || (await memoryOf(thread)) > mostMemory)
        reject(new Error('the PDF takes too much'));
    };
    const timer = setInterval(() => void check(), checkInterval);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearInterval(timer);
      reject(new Error('the thread ended'));
    });
  }).finally(() => void thread.terminate());
}

/** The bytes that a thread itself has, whatever the rest of the process does; 0 once it has ended. */
function memoryOf(thread: Worker): Promise<number> {
  return thread.getHeapStatistics().then(
    ({ total_heap_size: heap, external_memory: buffers }) => heap + buffers,
    () => 0,
  );
}
