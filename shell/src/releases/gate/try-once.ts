import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessProbe } from '../../server/supervisor/processes/process-probe.ts';
import { examineDeath } from '../../server/supervisor/processes/worker-death.ts';
import type { Fault, WorkerMessage, WorkerOptions } from '../../server/worker/worker-messages.ts';
import type { Release } from '../release.schema.ts';

/** The outcome of a trial in one worker: notes on checks that could not be made, or harm by another release, so that nothing is known. */
export type Outcome = { notes: string[] } | { harm: Pick<Fault, 'remote' | 'version' | 'message'> };

interface OnceOptions extends Pick<WorkerOptions, 'registry' | 'quarantined' | 'apiUrl'> {
  release: Release;
  /** Time limit for one page, in milliseconds; time in which the machine gave the worker too little of a processor is not counted. */
  stepTimeout: number;
  /** Tells whether the machine gives a process too little; tests have their own. */
  probe?: typeof createProcessProbe;
}

/** How often the time is counted, in milliseconds, and how many times the limit a page may take in all on a busy machine. */
const tick = 250;
const mostStarved = 4;

/** Faults after which a worker is unreliable, so the trial ends. */
const harmful: readonly Fault['kind'][] = ['blocked', 'memory'];

/** Tries a release in a worker, which is ended afterwards. @throws the release's problems, a line each */
export async function tryOnce(
  worker: ChildProcess,
  { release: { name, version }, registry, quarantined, apiUrl, stepTimeout, probe = createProcessProbe }: OnceOptions,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-trial-'));
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
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      let step = `${name} ${version}: while it loads`;
      const fail = (reason: string) => reject(new Error(reason));
      /** Blames the remote whose code the worker was in when it ended or hung. */
      const end = (what: string, reason: string) => {
        const { fault, entered } = examineDeath(note, what);
        const guilty = fault ?? entered;
        if (!guilty || guilty.remote === name) return fail(reason);
        resolve({ harm: { ...guilty, message: what } });
      };
      const late = () => {
        const what = `never ends (${stepTimeout / 1000} s)`;
        end(what, `${step} ${what}`);
      };
      const wasStarved = probe(worker.pid, tick);
      let taken = 0;
      let taking = 0;
      const timer = setInterval(() => {
        taken += tick;
        if (!wasStarved()) taking += tick;
        if (taking >= stepTimeout || taken >= mostStarved * stepTimeout) late();
      }, tick);
      worker.on('message', ({ step: next, failed, fault, tried }: WorkerMessage) => {
        taken = taking = 0;
        step = next ?? step;
        if (failed) fail(failed);
        // Faults that the worker survives are also a reason to refuse the release.
        if (fault?.remote === name) fail(`${step}: it ${fault.message}`);
        else if (fault && harmful.includes(fault.kind)) resolve({ harm: fault });
        if (tried) resolve({ notes: tried });
      });
      worker.once('error', ({ message }) => fail(message));
      worker.once('exit', (code) => {
        clearInterval(timer);
        end(`ended the process (${code})`, `${step}: it ended the process (${code})`);
      });
      worker.send({ start });
    });
  } finally {
    worker.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
