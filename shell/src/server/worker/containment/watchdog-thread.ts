import { readFileSync, writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { openEntryNote, readEntryNote } from '../entry-note.ts';
import { createOriginOfStack, type Origin } from '../code-origin.ts';
import type { Stall } from '../worker-messages.ts';
import { turnMemory } from './memory-limits.ts';
import type { Stopped, WatchdogData } from './watchdog.ts';

// Looks at the main thread twenty times a second. While its event loop stands still, only processor time that it burnt
// counts, so that no remote is blamed on a starved machine; a thread that sleeps in a system call burns none.
const interval = 50;
/**
 * Processor time of one turn of the event loop, in milliseconds: after the first the supervisor sends pages of others elsewhere, after the second
 * the stack is read, after the third the code is stopped.
 */
const toldAfter = 100;
const suspiciousAfter = 250;
const stoppedAfter = 800;
/** The same for one that is asleep, in milliseconds of the clock. */
const sleepToldAfter = 150;
const sleepSuspiciousAfter = 300;
const sleepStoppedAfter = 2_000;
/** Code of no remote is the shell's own, and is stopped later. In milliseconds. */
const unownedStoppedAfter = 4_000;
/** A process that burns this without being interrupted, as when it only collects garbage, is ended. In milliseconds. */
const interruptTimeout = 2_500;

const { progress, store, note, stalls, heldLimit, stoppedRemote } = workerData as WatchdogData;
const count = new Int32Array(progress);
const stoppedName = Buffer.from(stoppedRemote);
const originOfStack = createOriginOfStack(store);

interface Turn {
  count: number;
  /** When it began, in milliseconds; processor time and memory of the process then. */
  at: number;
  cpu: number;
  memory: number;
}

const supervisor = process.ppid;
let turn = nextTurn();
let session: Session | undefined;
/** Addresses of the scripts: the frames of a stack name only their numbers. */
const scripts = new Map<string, string>();
/** What the process had burnt of this turn when the main thread was asked to pause. */
let askedAt: number | undefined;
let suspect: Origin | undefined;
let looks = 0;
/** Whose code the supervisor was told of. */
let told: Stall | undefined;
/** That it holds too much was said. */
let isFull = false;
/** What is stopped is still on its way out. */
let isStopping = false;

setInterval(() => {
  const current = Atomics.load(count, 0);
  if (current === 0) return;
  if (current !== turn.count) {
    if (told) post(told.turn);
    turn = nextTurn();
    if (turn.memory > heldLimit && !isFull) {
      isFull = true;
      post({ kind: 'memory', message: `holds ${turn.memory >> 20} MB` });
    }
    forget();
    return;
  }
  // A blocked worker does not hear that its supervisor is gone.
  if (process.ppid !== supervisor) process.kill(process.pid, 'SIGKILL');
  if (took() > turnMemory / 3) connect();
  if (askedAt !== undefined) return endIfLost();
  if (!told && isDue(toldAfter, sleepToldAfter)) {
    const entered = readEntryNote(note);
    // What was left behind to run later is in no note.
    if (!entered) return look();
    tell(entered);
  }
  const isSuspicious =
    looks === 0 ? isDue(suspiciousAfter, sleepSuspiciousAfter) : isDue(stoppedAfter, sleepStoppedAfter);
  if (isSuspicious || took() > turnMemory) look();
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

function took(): number {
  return process.memoryUsage.rss() - turn.memory;
}

/** @param awake processor time that it burnt in this turn @param asleep for how long it slept; both in milliseconds */
function isDue(awake: number, asleep: number): boolean {
  return burnt() >= awake || (Date.now() - turn.at >= asleep && isAsleep());
}

/** The note knows whose code was entered last; the stack whose code it is. */
function tell(origin: Origin | undefined): void {
  const remote = origin?.remote ?? '';
  if (told?.remote === remote) return;
  told = { remote, turn: turn.count };
  if (stalls === undefined) return;
  try {
    writeSync(stalls, `${JSON.stringify(told)}\n`);
  } catch {
    // A supervisor that is gone, or does not read, needs not to know.
  }
}

/** @param message what was stopped, or the turn that is over */
function post(message: Stopped | number): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
  parentPort?.postMessage(message);
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

/** The supervisor reads the culprit from the note, where it names one. */
function endIfLost(): void {
  if (took() < turnMemory || burnt() - (askedAt ?? 0) < interruptTimeout) return;
  recordEvidence(readEntryNote(note), 'memory');
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
  const isOver = isMemory || (isTwice && (burnt() >= stoppedAfter || Date.now() - turn.at >= sleepStoppedAfter));
  if (!isStopping && Atomics.load(count, 0) === turn.count && (isOver || burnt() >= unownedStoppedAfter)) {
    stop({ ...found, kind: isMemory ? 'memory' : 'blocked', message: sentence(isMemory, callFrames) });
  }
  session?.post('Debugger.resume');
}

function sentence(isMemory: boolean, [innermost]: Debugger.CallFrame[]): string {
  const where = innermost?.functionName ? ` in ${innermost.functionName}` : '';
  return isMemory
    ? `took more than ${turnMemory >> 20} MB without a pause${where}`
    : `held the event loop for ${Date.now() - turn.at} ms${where}`;
}

/** Unwinds the main thread's stack; no code on it can catch that. */
function stop(stopped: Stopped): void {
  isStopping = true;
  recordEvidence(stopped, stopped.kind);
  // Known to the main thread before anything else of it runs.
  if (stopped.remote) stoppedName.fill(0).write(stopped.remote);
  session?.post('Runtime.terminateExecution');
  // Read when the event loop turns again, before that is reported.
  post(stopped);
}

/** For the supervisor, should the process not survive it. */
function recordEvidence(origin: Partial<Origin> | undefined, kind: Stopped['kind']): void {
  const { remote, version, part } = origin ?? {};
  if (!remote || !version) return;
  const evidence = openEntryNote(`${note}.${kind}`);
  evidence.write({ remote, version, part });
  evidence.close();
}

/** A connected session would hold up the end of the process. */
function forget(): void {
  askedAt = undefined;
  suspect = undefined;
  told = undefined;
  isStopping = false;
  looks = 0;
  session?.disconnect();
  session = undefined;
}
