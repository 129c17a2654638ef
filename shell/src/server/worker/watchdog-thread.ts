import { readFileSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { openEntryNote, readEntryNote } from './entry-note.ts';
import { createOriginOfStack, type Origin } from './origin.ts';
import type { Stopped, WatchdogData } from './watchdog.ts';

// Looks at the main thread ten times a second. While its event loop stands still, only processor time that it burnt
// counts, so that nobody is blamed on a starved machine; a thread that sleeps in a system call burns none.
const interval = 100;
/** Processor time in milliseconds after which the stack is looked at, and after which the code is stopped. */
const suspiciousAfter = 250;
const stoppedAfter = 600;
/** Asleep, in milliseconds of the clock. */
const sleepStoppedAfter = 2_000;
/** Code that nobody owns is stopped later: it is the shell's own. In milliseconds. */
const unownedStoppedAfter = 4_000;
/** What one turn of the event loop may take of memory, in bytes. */
const memoryLimit = 160 * 1024 * 1024;

const { progress, store, note } = workerData as WatchdogData;
const count = new Int32Array(progress);
const originOfStack = createOriginOfStack(store);

interface Turn {
  count: number;
  /** When it began, in milliseconds; processor time and memory of the process then. */
  at: number;
  cpu: number;
  memory: number;
}

let turn = nextTurn();
let session: Session | undefined;
/** Addresses of the scripts: the frames of a stack name only their numbers. */
const scripts = new Map<string, string>();
let isLooking = false;
let suspect: Origin | undefined;
let looks = 0;

setInterval(() => {
  const current = Atomics.load(count, 0);
  if (current === 0) return;
  if (current !== turn.count) {
    turn = nextTurn();
    forget();
    return;
  }
  if (isLooking) return;
  const isDue = looks === 0 ? burnt() >= suspiciousAfter : burnt() >= stoppedAfter;
  if (isDue || tookMemory() || (isAsleep() && Date.now() - turn.at >= sleepStoppedAfter)) look();
}, interval);

function nextTurn(): Turn {
  return { count: Atomics.load(count, 0), at: Date.now(), cpu: processorTime(), memory: process.memoryUsage.rss() };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function burnt(): number {
  return processorTime() - turn.cpu;
}

function tookMemory(): boolean {
  return process.memoryUsage.rss() - turn.memory > memoryLimit;
}

/** Whether the main thread waits in a system call. Where the system does not say, only processor time counts. */
function isAsleep(): boolean {
  try {
    const status = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    return status[status.lastIndexOf(')') + 2] === 'S';
  } catch {
    return false;
  }
}

/** Interrupts the main thread wherever it is; it goes on when the look is over. */
function look(): void {
  isLooking = true;
  looks += 1;
  if (!session) {
    session = new Session();
    session.connectToMainThread();
    session.on('Debugger.scriptParsed', ({ params }) => void scripts.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => judge(params));
    session.post('Debugger.enable');
  }
  session.post('Debugger.pause');
}

function judge({ callFrames, reason }: Debugger.PausedEventDataType): void {
  isLooking = false;
  const isMemory = reason === 'OOM' || tookMemory();
  const found =
    originOfStack(callFrames.map(({ location }) => scripts.get(location.scriptId) ?? '')) ?? readEntryNote(note);
  const isTwice = found !== undefined && suspect?.remote === found.remote;
  suspect = found;
  const isOver = isMemory || (isTwice && (burnt() >= stoppedAfter || Date.now() - turn.at >= sleepStoppedAfter));
  if (Atomics.load(count, 0) === turn.count && (isOver || burnt() >= unownedStoppedAfter)) {
    stop({ ...found, kind: isMemory ? 'memory' : 'blocked', message: sentence(isMemory, callFrames) });
  }
  session?.post('Debugger.resume');
}

function sentence(isMemory: boolean, [innermost]: Debugger.CallFrame[]): string {
  const where = innermost?.functionName ? ` in ${innermost.functionName}` : '';
  return isMemory
    ? `took more than ${memoryLimit >> 20} MB without a pause${where}`
    : `held the event loop for ${Date.now() - turn.at} ms${where}`;
}

/** What is on the main thread's stack is thrown away; nothing of it can catch that. */
function stop(stopped: Stopped): void {
  // For the supervisor, should the process not survive it.
  const { remote, version, part } = stopped;
  if (remote && version) openEntryNote(`${note}.${stopped.kind}`).write({ remote, version, part });
  session?.post('Runtime.terminateExecution', () => parentPort?.postMessage(stopped));
}

/** A connected session would hold up the end of the process. */
function forget(): void {
  isLooking = false;
  suspect = undefined;
  looks = 0;
  session?.disconnect();
  session = undefined;
}
