import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitSteps } from '../../../server/supervisor/processes/limit-steps.ts';
import { examineDeath } from '../../../server/supervisor/processes/worker-death.ts';
import type { Fault, WorkerMessage, WorkerOptions } from '../../../server/worker/worker-messages.ts';
import type { Release } from '../../release.schema.ts';

/** The worker was lost twice through the machine (no memory, no disk, a signal, no API): nothing is known of the release. */
export class LostTrialError extends Error {}

/** The outcome of a trial in one worker. */
export type TrialOutcome =
  /** Passed, with notes on checks that could not be made. */
  | { notes: string[]; isComplete: boolean }
  /** Harm by another release: nothing is known. */
  | { harm: Pick<Fault, 'remote' | 'version' | 'message'> }
  /** How the process was lost, without anybody's fault that is known. */
  | { lost: string };

interface OnceOptions extends Pick<WorkerOptions, 'registry' | 'quarantined' | 'apiUrl'> {
  release: Release;
  /** Time limit for one step, in milliseconds. */
  stepTimeout: number;
  /** A process was lost before: whoever's code was running is blamed now. */
  isRepeated?: boolean;
  probe?: Parameters<typeof limitSteps>[0]['probe'];
}

/** Faults after which a worker is unreliable, so the trial ends. */
const harmful: readonly Fault['kind'][] = ['blocked', 'memory'];

/** Tries a release in a worker, which is ended afterwards. @throws the release's problems, a line each, or `LostTrialError` */
export async function tryInOneWorker(
  worker: ChildProcess,
  { release: { name, version }, registry, quarantined, apiUrl, stepTimeout, isRepeated = false, probe }: OnceOptions,
): Promise<TrialOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-trial-')).catch((error: unknown) => {
    // On a full disk, too, no worker may stay behind.
    worker.kill('SIGKILL');
    throw error;
  });
  const note = join(folder, 'note');
  worker.stdout?.resume();
  worker.stderr?.resume();
  const start: WorkerOptions = {
    registry,
    socket: '',
    note,
    apiUrl,
    verify: [],
    trial: name,
    quarantined,
    development: false,
  };
  let steps: ReturnType<typeof limitSteps> | undefined;
  try {
    return await new Promise<TrialOutcome>((resolve, reject) => {
      let step = `${name} ${version}: while it loads`;
      const fail = (reason: string) => reject(new Error(reason));
      const lose = (reason: string) => reject(new LostTrialError(reason));
      /** Blames the remote whose code the worker was in when it ended or hung. */
      const end = (what: string, reason: string, isByAnybody = false) => {
        const { fault, entered } = examineDeath(note, what);
        if (isByAnybody && !fault && !isRepeated) return resolve({ lost: what });
        const guilty = fault ?? entered;
        if (!guilty || guilty.remote === name) return (isByAnybody && !fault ? lose : fail)(reason);
        resolve({ harm: { ...guilty, message: what } });
      };
      const late = () => {
        const what = `never ends (${stepTimeout / 1000} s)`;
        end(what, `${step} ${what}`);
      };
      const timed = (steps = limitSteps({
        pid: worker.pid,
        limit: stepTimeout,
        onLate: late,
        ...(probe && { probe }),
      }));
      worker.on('message', ({ step: next, failed, isLost, code, fault, tried, isPartial }: WorkerMessage) => {
        timed.next();
        step = next ?? step;
        // An error of the system, such as a full disk, is no release's fault.
        const isByMachine = isLost || code !== undefined;
        // An error of the gate itself names no release, so the step is named instead.
        const isNamed = failed?.includes(`${name} ${version}`) || failed?.startsWith(`${name}: `);
        if (failed && isByMachine && !isRepeated) resolve({ lost: failed });
        else if (failed) (isByMachine ? lose : fail)(isNamed ? failed : `${step}: ${failed}`);
        // Faults that the worker survives are also a reason to refuse the release.
        if (fault?.remote === name) fail(`${step}: it ${fault.message}`);
        else if (fault && harmful.includes(fault.kind)) resolve({ harm: fault });
        if (tried) resolve({ notes: tried, isComplete: isPartial !== true });
      });
      // A process that ended before the request has no other message.
      worker.on('error', ({ message }) => (isRepeated ? lose(message) : resolve({ lost: message })));
      // A signal is no fault of the release: an operator or a machine without memory may send it.
      worker.once('exit', (code, signal) => {
        const what = `ended the process (${signal ?? code})`;
        end(what, `${step}: it ${what}`, signal !== null);
      });
      worker.send({ start });
    });
  } finally {
    steps?.stop();
    worker.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
