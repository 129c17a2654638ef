import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { readEntryNote, recordEvidence } from '../../origin/current-origin-file.ts';
import { createOriginOfStack, type Origin } from '../../origin/code-origin.ts';
import type { Stall } from '../../worker-messages.ts';
import { isMainThreadAsleep, mainThreadTime } from './main-thread-time.ts';
import { turnMemory } from '../memory-limits.ts';
import {
  reportAfter,
  sleepReportAfter,
  sleepStoppedAfter,
  sleepSuspiciousAfter,
  stoppedAfter,
  suspiciousAfter,
  unownedStoppedAfter,
} from '../processor-limits.ts';
import { createSleepMeter } from './sleep-meter.ts';
import type { Stopped, WatchdogData } from './watchdog.ts';

// Checks the main thread twenty times a second. While its event loop is blocked, only the processor time it used counts, so
// that no remote is blamed on an overloaded machine; a thread that sleeps in a system call uses none.
const interval = 50;
/** A process that cannot be interrupted, for example because it only collects garbage, is ended after this many milliseconds. */
const interruptTimeout = 2_500;
/** How much of a function's name is reported, in characters: code may compute one of any length. */
const longestName = 100;

const { progress, store, note, stalls, heldLimit, stoppedRemote } = workerData as WatchdogData;
const count = new Int32Array(progress);
const stoppedName = Buffer.from(stoppedRemote);
const originOfStack = createOriginOfStack(store);

interface Turn {
  count: number;
  /** When the turn began, in milliseconds; the main thread's processor time and the process's memory at that moment. */
  at: number;
  cpu: number;
  memory: number;
}

const supervisor = process.ppid;
/** How long the main thread slept in this turn. */
const sleep = createSleepMeter(2 * interval);
let turn = nextTurn();
let session: Session | undefined;
/** Addresses of the scripts by their ids: a stack frame names only the id. */
const scripts = new Map<string, string>();
/** Processor time used in this turn when the main thread was asked to pause. */
let askedAt: number | undefined;
let suspect: Origin | undefined;
let looks = 0;
/** The last stall reported to the supervisor. */
let reported: Stall | undefined;
/** Whether it was reported that the process uses too much memory. */
let isFull = false;
/** Whether the stopped code is still unwinding. */
let isStopping = false;

setInterval(() => {
  const current = Atomics.load(count, 0);
  if (current === 0) return;
  if (current !== turn.count) {
    if (reported) post(reported.turn);
    turn = nextTurn();
    if (turn.memory > heldLimit && !isFull) {
      isFull = true;
      post({ kind: 'memory', message: `holds ${turn.memory >> 20} MB` });
    }
    forget();
    return;
  }
  sleep.sample(isMainThreadAsleep(), performance.now());
  // A blocked worker gets no `disconnect` event when its supervisor ends, so it is killed here.
  if (process.ppid !== supervisor) process.kill(process.pid, 'SIGKILL');
  if (took() > turnMemory / 3) connect();
  if (askedAt !== undefined) return endIfLost();
  if (!reported && isDue(reportAfter, sleepReportAfter)) {
    const entered = readEntryNote(note);
    // The note does not name code that a timer or promise runs later, so the stack is read.
    if (!entered) return look();
    tell(entered);
  }
  const isSuspicious =
    looks === 0 ? isDue(suspiciousAfter, sleepSuspiciousAfter) : isDue(stoppedAfter, sleepStoppedAfter);
  if (isSuspicious || took() > turnMemory) look();
}, interval);

function nextTurn(): Turn {
  sleep.reset(isMainThreadAsleep(), performance.now());
  return {
    count: Atomics.load(count, 0),
    at: performance.now(),
    cpu: mainThreadTime(),
    memory: process.memoryUsage.rss(),
  };
}

function burnt(): number {
  return mainThreadTime() - turn.cpu;
}

function took(): number {
  return process.memoryUsage.rss() - turn.memory;
}

/** @param awake processor time used in this turn @param asleep how long the thread slept; both in milliseconds */
function isDue(awake: number, asleep: number): boolean {
  return burnt() >= awake || sleep.slept >= asleep;
}

/** Reports a stall once for each remote: the note names the remote entered last, the stack the one that is running. */
function tell(origin: Origin | undefined): void {
  const remote = origin?.remote ?? '';
  if (reported?.remote === remote) return;
  reported = { remote, turn: turn.count };
  if (stalls === undefined) return;
  try {
    writeSync(stalls, `${JSON.stringify(reported)}\n`);
  } catch {
    // The report is dropped when the supervisor has ended or does not read.
  }
}

/** @param message what was stopped, or the number of the turn that is over */
function post(message: Stopped | number): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
  parentPort?.postMessage(message);
}

/** Pauses the main thread wherever it is; `judge` then reads its stack and resumes it. */
function look(): void {
  askedAt = burnt();
  looks += 1;
  connect().post('Debugger.pause');
}

function connect(): Session {
  if (session) return session;
  session = new Session();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => void scripts.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => judge(params));
  session.post('Debugger.enable');
  return session;
}

/** Ends a process that used too much memory and cannot be paused. The supervisor reads which release is at fault from the note, if it names one. */
function endIfLost(): void {
  if (took() < turnMemory || burnt() - (askedAt ?? 0) < interruptTimeout) return;
  recordEvidence(`${note}.memory`, readEntryNote(note));
  process.kill(process.pid, 'SIGKILL');
}

function judge({ callFrames, reason }: Debugger.PausedEventDataType): void {
  askedAt = undefined;
  const isMemory = reason === 'OOM' || took() > turnMemory;
  const found =
    originOfStack(callFrames.map(({ location }) => scripts.get(location.scriptId) ?? '')) ?? readEntryNote(note);
  const isTwice = found !== undefined && suspect?.remote === found.remote;
  suspect = found;
  tell(found);
  const isOver = isMemory || (isTwice && isDue(stoppedAfter, sleepStoppedAfter));
  if (!isStopping && Atomics.load(count, 0) === turn.count && (isOver || burnt() >= unownedStoppedAfter)) {
    stop({ ...found, kind: isMemory ? 'memory' : 'blocked', message: sentence(isMemory, callFrames) });
  }
  session?.post('Debugger.resume');
}

function sentence(isMemory: boolean, [innermost]: Debugger.CallFrame[]): string {
  const where = innermost?.functionName ? ` in ${innermost.functionName.slice(0, longestName)}` : '';
  return isMemory
    ? `took more than ${turnMemory >> 20} MB without a pause${where}`
    : `held the event loop for ${Math.round(performance.now() - turn.at)} ms${where}`;
}

/** Unwinds the main thread's stack; no code on that stack can catch this. */
function stop(stopped: Stopped): void {
  isStopping = true;
  recordEvidence(`${note}.${stopped.kind}`, stopped);
  // Written first, so that the main thread knows the stopped remote before it runs any other code.
  if (stopped.remote) stoppedName.fill(0).write(stopped.remote);
  session?.post('Runtime.terminateExecution');
  // The main thread reads this when its event loop runs again, before it reads the end of the turn.
  post(stopped);
}

/** Resets the state for a new turn and disconnects: an open session would delay the end of the process. */
function forget(): void {
  askedAt = undefined;
  suspect = undefined;
  reported = undefined;
  isStopping = false;
  looks = 0;
  session?.disconnect();
  session = undefined;
}
