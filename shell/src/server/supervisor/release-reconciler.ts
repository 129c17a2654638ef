import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { withCanary } from '../../releases/registry/change-canary.ts';
import { type RefusedRelease, writeDeployStatus } from '../../releases/registry/deploy-status.ts';
import { replacedApps, withAppOf } from '../../releases/registry/registry.ts';
import { type NumberedRegistry, readRegistry } from '../../releases/registry/registry-log.ts';
import { notePostponed } from '../../releases/registry/served-releases.ts';
import { takeBack } from '../../releases/registry/take-back.ts';
import type { Judged } from '../../releases/database/shared-status.ts';
import { readSynced } from '../../releases/database/synced-file.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import { writeAccepted } from '../../releases/registry/accepted-registry.ts';
import { isReleaseFault } from './quarantine/is-release-fault.ts';
import type { QuarantineManager } from './quarantine/quarantine-manager.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** How many refusals a site's deploy status keeps. */
const rememberedRefusals = 20;
/** The pause before a change is tried again that was postponed twice or more often, in milliseconds: each time a set of workers is started. */
const firstPause = 3_000;
const longestPause = 60_000;
/** How long a release is not refused because another app waits, in milliseconds: files that are lost for good never come. */
const longestExcuse = 300_000;
/** Where the note of missing files cannot be read, some may be missing: a refusal counts for all machines. */
const unreadable = { unfetched: ['what synced.json says, which cannot be read'] };

interface ReconcilerOptions {
  store: string;
  quarantineManager: Pick<QuarantineManager, 'startDeployed' | 'startLive'>;
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** The canary that runs, as `jobs@v2`. */
  canary?: () => string | null;
  /** Receives the live registry, at the start and after every change. */
  onJudged: (registry: Registry) => void;
}

/** What becomes of the changed apps that do not go live. */
interface NotLive {
  refused: RefusedRelease[];
  /** Changes that could not be tried, through no fault of the release. */
  postponed: RefusedRelease[];
}

/**
 * Makes the releases in the registry live if they pass the gate; removes each refused one from the registry, each app alone. A
 * change that this machine could not try stays in the registry, for the other machines too, and is tried again.
 */
export class ReleaseReconciler {
  readonly #options: ReconcilerOptions;
  #registry: Registry = emptyRegistry;
  #number = 0;
  #refused: RefusedRelease[] = [];
  #postponed: RefusedRelease[] = [];
  /** When each postponed release, as `jobs@v2`, first failed while another app waited. */
  readonly #failedAt = new Map<string, number>();
  /** How often the same changes were postponed, and when they are tried again. */
  #postponements = 0;
  #retryAt = 0;
  #isStopped = false;
  #writing = Promise.resolve();

  constructor(options: ReconcilerOptions) {
    this.#options = options;
  }

  /** The registry that was accepted last. */
  get live(): Registry {
    return this.#registry;
  }

  get judged(): Judged {
    return { number: this.#number, postponed: this.#postponed };
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The site ends: from now on no release is refused, as its workers end too, whatever it is worth. */
  stop(): void {
    this.#isStopped = true;
  }

  /** @param passed the registry that has passed the gate before; apps that differ from it are judged first */
  async begin(passed: Registry, wanted: NumberedRegistry): Promise<void> {
    this.#registry = passed;
    await this.#reconcile(wanted);
  }

  /** Judges the registry as it is now, if it has changed or a change of it was postponed. */
  async followRegistry(): Promise<void> {
    const wanted = await readRegistry(this.#options.store);
    const isDue = this.#postponed.length > 0 && performance.now() >= this.#retryAt;
    if (wanted.number !== this.#number || isDue) await this.#reconcile(wanted);
  }

  /** Serves the releases of a registry that pass, and removes the refused ones from it. */
  async #reconcile(wanted: NumberedRegistry): Promise<void> {
    const { logger, onJudged } = this.#options;
    const before = this.#registry;
    const changed = replacedApps(before, wanted);
    const judged = await this.#excuse(await this.#serve(wanted, changed));
    this.#takeOverCanaries(wanted);
    if (this.#isStopped) return;
    const { refused, postponed } = await this.#takeBackAll(judged, wanted);
    this.#number = wanted.number;
    this.#refused = [...this.#refused, ...refused].slice(-rememberedRefusals);
    const isNew = (change: RefusedRelease) => !this.#postponed.some(isSame(change));
    for (const change of postponed.filter(isNew)) logger.warn(change, 'postponed');
    const isInVain =
      this.#registry === before && refused.length === 0 && postponed.length > 0 && !postponed.some(isNew);
    this.#postponements = isInVain ? this.#postponements + 1 : 0;
    const pause = Math.min(firstPause * 2 ** (this.#postponements - 1), longestPause);
    this.#retryAt = performance.now() + (isInVain ? pause : 0);
    this.#postponed = postponed;
    for (const release of this.#failedAt.keys())
      if (!postponed.some((change) => nameOf(change) === release)) this.#failedAt.delete(release);
    if (!isInVain) await this.#notePostponed(wanted, changed, postponed);
    // Called before the status is written: its readers rely on it that a canary that was taken back has ended.
    if (!isInVain) onJudged(this.#registry);
    await this.writeStatus();
    if (isInVain) return;
    const versions = Object.fromEntries(changed.map((name) => [name, this.#registry.apps[name]?.version]));
    if (changed.length > refused.length + postponed.length) logger.info({ versions }, 'live');
  }

  /** What is only ever postponed has not served, though the registry's log has it. */
  async #notePostponed({ apps }: Registry, changed: readonly string[], postponed: RefusedRelease[]): Promise<void> {
    const pairsOf = (of: Registry['apps'], names: readonly string[]) =>
      names.map((name) => ({ name, version: of[name]?.version ?? '', shell: of.shell?.version ?? '' }));
    const isPostponed = (name: string) => postponed.some((one) => one.name === name);
    const live = this.#registry.apps;
    await notePostponed(this.#options.store, {
      postponed: pairsOf(apps, changed.filter(isPostponed)),
      live: pairsOf(live, Object.keys(live)),
    }).catch((error: unknown) =>
      this.#options.logger.warn({ err: error }, 'what is postponed could not be written down'),
    );
  }

  /** A canary begins and ends at once, also while the change of another app is postponed. */
  #takeOverCanaries({ apps }: Registry): void {
    for (const [name, { canary = null }] of Object.entries(apps))
      if (this.#registry.apps[name] && !isDeepStrictEqual(this.#registry.apps[name]?.canary ?? null, canary))
        this.#registry = withCanary(this.#registry, name, canary);
  }

  /** Tries all changes at once; if that fails, judges each app alone, on top of those that have passed. */
  async #serve(wanted: NumberedRegistry, changed: string[]): Promise<NotLive> {
    const notLive: NotLive = { refused: [], postponed: [] };
    if (changed.length === 0) {
      this.#registry = wanted;
      return notLive;
    }
    const note = (name: string, error: unknown) => {
      const version = wanted.apps[name]?.version ?? '';
      const reason = messageOf(error);
      // Nothing of a section that is taken down is tried, so whatever fails is not its fault.
      const isAtFault = !wanted.apps[name]?.removed && isReleaseFault(error, [name]);
      notLive[isAtFault ? 'refused' : 'postponed'].push({ name, version, reason, number: wanted.number });
    };
    try {
      await this.#options.quarantineManager.startDeployed(wanted, changed);
      this.#registry = wanted;
      return notLive;
    } catch (error) {
      if (changed.length === 1) {
        note(changed[0] as string, error);
        return notLive;
      }
    }
    for (const name of changed) {
      if (this.#isStopped) break;
      const next = withAppOf(this.#registry, name, wanted);
      try {
        await this.#options.quarantineManager.startDeployed(next, [name]);
        this.#registry = next;
      } catch (error) {
        note(name, error);
      }
    }
    return notLive;
  }

  /**
   * Postpones all refusals for some minutes while another app waits here for its own change, or for its files: a section that needs the new shell fails
   * beside the old one, and other machines have both.
   */
  async #excuse({ refused, postponed }: NotLive): Promise<NotLive> {
    if (refused.length === 0) return { refused, postponed };
    const { unfetched } = await readSynced(this.#options.store).catch(() => unreadable);
    const waiting = [...unfetched, ...postponed.map(({ name }) => name)];
    const othersOf = ({ name }: RefusedRelease) => waiting.filter((one) => one !== name);
    const excused = refused.filter((refusal) => {
      if (othersOf(refusal).length === 0) return false;
      const failedAt = this.#failedAt.get(nameOf(refusal)) ?? performance.now();
      this.#failedAt.set(nameOf(refusal), failedAt);
      return performance.now() - failedAt < longestExcuse;
    });
    return {
      refused: refused.filter((refusal) => !excused.includes(refusal)),
      postponed: [
        ...postponed,
        ...excused.map((refusal) => ({
          ...refusal,
          reason: `it waits for ${othersOf(refusal).join(', ')}, without which: ${refusal.reason}`,
        })),
      ],
    };
  }

  /** @throws where the shell did not go live and no shell is live */
  async startWithout(): Promise<void> {
    const shell = [...this.#refused, ...this.#postponed].find(({ name }) => name === 'shell');
    if (shell && !this.#registry.apps.shell) throw new Error(shell.reason);
    await this.#options.quarantineManager.startLive();
  }

  /** Takes the refused changes back. One of which that cannot be written is postponed: it is judged again, with the pauses of others. */
  async #takeBackAll({ refused, postponed }: NotLive, wanted: Registry): Promise<NotLive> {
    const taken: NotLive = { refused: [], postponed: [...postponed] };
    for (const refusal of refused)
      try {
        await takeBack(this.#options.store, refusal, { judged: wanted, accepted: this.#registry });
        taken.refused.push(refusal);
        this.#options.logger.error(refusal, 'refused');
      } catch (error) {
        const reason = `${refusal.reason}; it could not be taken back: ${String(error)}`;
        taken.postponed.push({ ...refusal, reason });
      }
    return taken;
  }

  /** Replaces what this site says of itself; also when another canary runs. Two writings at once could leave the older status. */
  writeStatus(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { store, logger, canary = () => null } = this.#options;
    if (this.#isStopped) return;
    try {
      await writeDeployStatus(store, {
        pid: process.pid,
        number: this.#number,
        registry: { apps: this.#registry.apps },
        refused: this.#refused,
        postponed: this.#postponed,
        canary: canary(),
      });
      await writeAccepted(store, this.#registry);
    } catch (error) {
      logger.warn(
        { err: error },
        'the store cannot be written: the site serves what is live, and no deploy reaches it',
      );
    }
  }
}

const nameOf = ({ name, version }: RefusedRelease) => `${name}@${version}`;

const isSame = (one: RefusedRelease) => (other: RefusedRelease) =>
  one.name === other.name && one.number === other.number;
