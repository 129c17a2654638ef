import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { hour } from '@ofgc/shared/dates/spans.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { canaryOf, type RegistryCanary, withdrawCanary } from '../../releases/registry/change-canary.ts';
import { activate } from '../../releases/registry/registry.ts';
import { bySite, readRegistry } from '../../releases/registry/registry-log.ts';
import type { Registry } from '../../releases/release.schema.ts';
import { readRelease } from '../../releases/store/store.ts';
import { readRenderReport } from '../metrics/render-timings.ts';
import type { RenderWorker } from '../supervisor/processes/render-worker.ts';
import { leaveBlockedWorker } from '../supervisor/leave-blocked-worker.ts';
import type { ServedRegistry } from '../supervisor/quarantine/fallback.ts';
import { isReleaseFault } from '../supervisor/quarantine/is-release-fault.ts';
import { isWearing } from '../supervisor/quarantine/quarantine-limits.ts';
import type { Fault } from '../worker/worker-messages.ts';
import type { WorkerSpawner } from '../supervisor/processes/worker-spawner.ts';
import { CanaryErrors } from './canary-errors.ts';
import { RetryTimer } from './retry-timer.ts';

interface CanaryOptions {
  store: string;
  spawner: Pick<WorkerSpawner, 'spawn'>;
  logger: Pick<Logger, 'error' | 'info'>;
  /** The registry that the live workers have loaded: a release quarantined there is not loaded here either. */
  served: () => ServedRegistry;
  /** Receives each fault in a worker of the canary, whoever caused it. */
  noteFault: (fault: Fault) => void;
  /** Another section caused a fault in a worker of the canary. */
  onFault: (fault: Fault, urls: readonly string[]) => void;
  /** Queues the start of its workers: one set after the other. */
  enqueue: (start: () => Promise<void>) => Promise<void>;
  /** The canary's workers were replaced or ended. */
  onSwitch: () => void;
  retryPause?: number;
}

type Named = Pick<RegistryCanary, 'name' | 'version'>;

interface Running extends RegistryCanary {
  /** What is served beside it, as text. */
  vector: string;
  /** Its workers have to be replaced. */
  isStale: boolean;
  /** When its workers were replaced through no proven fault of its own, in milliseconds of the process's clock. */
  renewals: readonly number[];
  workers: RenderWorker[];
  errors: CanaryErrors;
}

/** How many workers a canary has. */
const size = 2;
/** How often its workers are replaced within a period (in milliseconds); after that the canary may be the cause, and is withdrawn. */
const maxRenewals = 5;
const renewalPeriod = hour;

/**
 * A release that a share of the visits gets, in workers of its own. If it fails too often or harms its worker, it is withdrawn at
 * once: first its visitors get the live release, then the registry is changed.
 */
export class Canary {
  readonly #options: CanaryOptions;
  #running: Running | null = null;
  /** The canary of the registry that was heard of last. */
  #wanted: RegistryCanary | null = null;
  /** The canary that was withdrawn last: it does not start again while the registry that is followed still has it. */
  #withdrawn: (Named & { why: string; isWritten: boolean }) | null = null;
  /** Live releases whose code does not run now. */
  #suspended: readonly string[] = [];
  /** The releases whose code the present workers were told to stop. */
  #told: readonly string[] = [];
  /** Tries a start or a withdrawal again that failed through no fault of the release. */
  readonly #retry: RetryTimer;
  #isClosed = false;

  constructor(options: CanaryOptions) {
    this.#options = options;
    this.#retry = new RetryTimer(() => void this.#startSoon(), options.retryPause);
  }

  get workers(): readonly RenderWorker[] {
    return this.#running?.workers.filter(({ isDead }) => !isDead) ?? [];
  }

  /** The release whose workers run, as `jobs@v2`. */
  get release(): string | null {
    return this.#running && `${this.#running.name}@${this.#running.version}`;
  }

  /** Whether this visitor gets the canary: always the same for an address while it runs. @param visitorOf called only while it runs */
  takes(visitorOf: () => string): boolean {
    if (!this.#running || this.workers.length === 0) return false;
    const { name, version, share } = this.#running;
    return createHash('sha256').update(`${name}@${version} ${visitorOf()}`).digest().readUInt32BE(0) % 100 < share;
  }

  /** Follows the registry: a canary that it no longer has gets no visit any more, and the workers of its canary are started in their turn. */
  follow(registry: Registry): Promise<void> {
    this.#wanted = canaryOf(registry);
    if (!isSame(this.#running, this.#wanted)) this.#replace(null);
    return this.#startSoon();
  }

  #startSoon(): Promise<void> {
    return this.#options.enqueue(() => this.#start());
  }

  async #start(): Promise<void> {
    this.#retry.cancel();
    const canary = this.#wanted;
    const hasEnded = () => this.#isClosed || isSame(this.#withdrawn, canary) || !isSame(this.#wanted, canary);
    const withdrawn = canary && isSame(this.#withdrawn, canary) ? this.#withdrawn : null;
    if (withdrawn && !withdrawn.isWritten) return this.#withdraw(withdrawn, withdrawn.why);
    // What was written down is in the registry again only where it was entered again.
    if (withdrawn && !isSame(canaryOf(await readRegistry(this.#options.store)), withdrawn)) return;
    this.#withdrawn = null;
    if (!canary) return;
    const { registry: beside, unserved } = this.#options.served();
    const vector = vectorOf(this.#options.served());
    const { name, version, share } = canary;
    const before = this.#running;
    if (before?.vector === vector && !before.isStale) {
      before.share = share;
      return;
    }
    const workers: RenderWorker[] = [];
    try {
      const release = await readRelease(this.#options.store, name, version);
      const served = { registry: activate(beside, release), unserved: unserved.filter((one) => one !== name) };
      workers.push(await this.#options.spawner.spawn(served, [name]));
      while (workers.length < size) workers.push(await this.#options.spawner.spawn(served));
      if (hasEnded()) throw new Error('the canary has ended');
      // Something else went live meanwhile, which has queued the next call.
      if (vectorOf(this.#options.served()) !== vector) return workers.forEach((worker) => void worker.drain());
      const running = {
        ...canary,
        vector,
        isStale: false,
        renewals: before?.renewals ?? [],
        workers,
        errors: before?.errors ?? new CanaryErrors({ name, version }),
      };
      this.#retry.succeeded();
      this.#replace(running);
      this.suspend(this.#suspended);
      for (const worker of running.workers) this.#watch(worker, running);
      this.#options.logger.info({ remote: name, version, share }, 'canary');
    } catch (error) {
      for (const worker of workers) void worker.drain();
      // The site ends its workers itself, which says nothing about the release; and a withdrawn one need not be withdrawn again.
      if (hasEnded()) return;
      if (!isReleaseFault(error, [name])) {
        // Its visitors get what is live now: what is loaded beside it may have been rolled back.
        if (before?.vector !== vector) this.#replace(null);
        return this.#startLater(error, { name, version });
      }
      await this.#withdraw({ name, version }, messageOf(error));
    }
  }

  /** Stops running the code of these live releases in the canary's workers. The section that it is a release of runs another one here. */
  suspend(remotes: readonly string[]): void {
    const running = this.#running;
    // Workers that are about to be replaced have loaded the harmful code: it does not run again in them.
    const isBehind = running !== null && running.vector !== vectorOf(this.#options.served());
    const told = isBehind ? [...new Set([...this.#told, ...remotes])] : remotes;
    const isToTell = told.length > 0 || this.#told.length > 0;
    this.#suspended = remotes;
    this.#told = told;
    const suspended = told.filter((remote) => remote !== running?.name);
    if (isToTell) for (const worker of this.workers) worker.suspend(suspended);
  }

  /** Counts a page that a visitor got from the canary, if the canary's code runs in it. @param remotes whose code runs; the shell's runs in all pages */
  pageSent(remotes: readonly string[]): void {
    const running = this.#running;
    if (running && (running.name === 'shell' || remotes.includes(running.name))) running.errors.pageSent();
  }

  /** Counts the errors in a response of a worker of the canary, unless the API is down, which is no fault of a release. */
  answered(headers: IncomingHttpHeaders): void {
    const report = readRenderReport(headers);
    if (!report || headers['x-page-outage'] !== undefined) return;
    const running = this.#running;
    const reason = running?.errors.pageRendered(report);
    if (running && reason) void this.#withdraw(running, reason);
  }

  /** Counts an error in a visitor's browser, if the visitor gets the canary. */
  errorSeen(release: { remote: string; version: string }, visitor: string): void {
    if (!this.takes(() => visitor)) return;
    const running = this.#running;
    const reason = running?.errors.browserFailed(release, visitor);
    if (running && reason) void this.#withdraw(running, reason);
  }

  close(): void {
    this.#isClosed = true;
    this.#retry.close();
    this.#replace(null);
  }

  #watch(worker: RenderWorker, running: Running): void {
    // Workers that were replaced finish their requests and are ended: this is no fault of the release.
    const isReplaced = () => this.#running !== running;
    worker.watch({
      onFault: (fault) => {
        if (isReplaced()) return;
        this.#options.noteFault(fault);
        if (isWearing(fault)) worker.isWorn = true;
        this.#judge(fault, running, worker);
        if (worker.isWorn) worker.askAnother();
      },
      // Whose code takes the memory is not known.
      onWorn: () => (isReplaced() ? undefined : this.#renew(running)),
      onStall: ({ remote }) => leaveBlockedWorker(worker, remote, this.workers),
      onDeath: () => {
        if (isReplaced()) return;
        const { fault, entered, isForeign } = worker.death;
        const death = { kind: 'death', message: 'ended its worker' } as const;
        const cause = fault ?? (entered && !isForeign ? { ...entered, ...death } : undefined);
        // What a live section began when its worker ended is no proof against it.
        if (cause && (fault || isOf(running, cause))) this.#options.noteFault(cause);
        if (cause && isOf(running, cause)) return void this.#withdraw(running, 'its worker ended');
        if (fault) this.#options.onFault(fault, worker.urls);
        this.#renew(running);
      },
    });
  }

  #judge(fault: Fault, running: Running, worker: RenderWorker): void {
    // An error of the system while a section's files are read: the workers, which lack the section, are replaced after a pause.
    if (fault.code !== undefined) {
      running.isStale = true;
      return this.#startLater(new Error(fault.message), running);
    }
    if (fault.remote === running.name || (isOf(running, fault) && isWearing(fault)))
      return void this.#withdraw(running, `it ${fault.message}`);
    if (running.name === 'shell') {
      // Live sections have such faults under the live shell, too, so only many of them are the new one's doing.
      const reason = running.errors.errorSeen(fault);
      if (reason) void this.#withdraw(running, reason);
      return;
    }
    this.#options.onFault(fault, worker.urls);
    if (worker.isWorn) this.#renew(running);
  }

  /** Replaces the workers after something that is no proven fault of the canary. */
  #renew(running: Running): void {
    const now = performance.now();
    running.renewals = [...running.renewals.filter((at) => now - at < renewalPeriod), now];
    if (running.renewals.length > maxRenewals) return void this.#withdraw(running, 'its workers end again and again');
    running.isStale = true;
    void this.#startSoon();
  }

  /** Workers did not start, but not through the release's fault: the canary stays, on the other machines too. */
  #startLater(error: unknown, { name, version }: Named): void {
    const { logger } = this.#options;
    logger.error({ err: error, remote: name, version }, 'the canary could not be started and is tried again');
    this.#retry.failed();
  }

  #replace(next: Running | null): void {
    const before = this.#running;
    if (!before && !next) return;
    this.#running = next;
    this.#options.onSwitch();
    for (const worker of before?.workers ?? []) void worker.drain();
  }

  async #withdraw({ name, version }: Named, why: string): Promise<void> {
    const { store, logger } = this.#options;
    if (this.#running?.name === name && this.#running.version === version) this.#replace(null);
    const withdrawn = { name, version, why, isWritten: false };
    this.#withdrawn = withdrawn;
    logger.error({ remote: name, version }, `the canary is withdrawn: ${why}`);
    try {
      await withdrawCanary(store, { name, version }, bySite(why));
      withdrawn.isWritten = true;
      this.#retry.succeeded();
    } catch (error) {
      logger.error({ err: error }, 'the registry could not be told that a canary was withdrawn');
      this.#retry.failed();
    }
  }
}

const isSame = (one: Named | null, other: Named | null) => one?.name === other?.name && one?.version === other?.version;

const vectorOf = ({ registry, unserved }: ServedRegistry) => JSON.stringify([registry.apps, unserved]);

/** Whether what another release's code did may be the canary's doing: all code runs in the shell. */
function isOf({ name }: Pick<Running, 'name'>, { remote }: { remote: string }): boolean {
  return name === 'shell' || remote === name;
}
