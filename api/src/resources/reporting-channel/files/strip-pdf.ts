import { Worker } from 'node:worker_threads';
import { RefusedFile } from './refused-file.ts';

/**
 * How long the work on a PDF may take, in milliseconds, and how many bytes: a small file may be designed to fill the memory. A PDF of the
 * largest size takes less than a second. The site reads four forms at once, so that a PDF waits for three others at most, in all for less
 * time than its form has.
 */
const deadline = 4_000;
const mostMemory = 512 * 1024 * 1024;
const checkInterval = 50;
/** What the thread runs; it says when it is loaded, and then sends the new PDF. */
const ownProgram = new URL('strip-pdf-thread.ts', import.meta.url);

/** PDFs are handled one at a time, because each may take so much. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Copies the pages of a PDF into a new one, on a separate thread.
 * @param signal ends the work, or the wait for its turn
 * @throws RefusedFile where the PDF takes too much time or memory
 * @throws any other error where it is damaged or locked
 */
export function stripPdf(content: Uint8Array, signal?: AbortSignal, program = ownProgram): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new RefusedFile('reportFileTakesTooMuch'));
    signal?.addEventListener('abort', refuse);
    last = last.then(() => (signal?.aborted ? refuse() : onThread(content, signal, program).then(resolve, reject)));
  });
}

function onThread(content: Uint8Array, signal: AbortSignal | undefined, program: URL): Promise<Uint8Array> {
  const thread = new Worker(program, {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // The thread's output is not passed on, so that no content of a visitor's file gets into the log.
    stdout: true,
    stderr: true,
  });
  let until = Infinity;
  return new Promise<Uint8Array>((resolve, reject) => {
    const check = async () => {
      if (signal?.aborted || performance.now() > until || (await memoryOf(thread)) > mostMemory)
        reject(new RefusedFile('reportFileTakesTooMuch'));
    };
    const timer = setInterval(() => void check(), checkInterval);
    thread.on('message', (message: Uint8Array | 'loaded') => {
      if (message === 'loaded') until = performance.now() + deadline;
      else resolve(message);
    });
    // Node ends the thread when its objects take more than `resourceLimits`.
    thread.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RefusedFile('reportFileTakesTooMuch') : error),
    );
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
