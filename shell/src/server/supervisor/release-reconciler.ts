import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { type RefusedRelease, writeDeployStatus } from '../../releases/registry/deploy-status.ts';
import { replacedApps, withAppOf } from '../../releases/registry/registry.ts';
import {
  changeRegistry,
  type NumberedRegistry,
  readRegistry,
  registryEvent,
} from '../../releases/registry/registry-log.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import type { Containment } from './quarantine/release-containment.ts';

/** How many refusals a site's deploy status keeps. */
const rememberedRefusals = 20;

interface ReconcilerOptions {
  store: string;
  containment: Pick<Containment, 'startDeployed' | 'startLive'>;
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Receives the live registry, at the start and after every change. */
  onJudged: (registry: Registry) => void;
}

/** Makes the releases in the registry live if they pass the gate; removes each refused one from the registry, each app alone. */
export class ReleaseReconciler {
  readonly #options: ReconcilerOptions;
  #registry: Registry = emptyRegistry;
  #number = 0;
  #refused: RefusedRelease[] = [];
  #isStopped = false;

  constructor(options: ReconcilerOptions) {
    this.#options = options;
  }

  /** The registry that was accepted last. */
  get live(): Registry {
    return this.#registry;
  }

  /** The newest revision of the registry that was judged. */
  get number(): number {
    return this.#number;
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

  /** Judges the registry as it is now. */
  async followRegistry(): Promise<void> {
    const wanted = await readRegistry(this.#options.store);
    if (wanted.number !== this.#number) await this.#reconcile(wanted);
  }

  /** Serves the releases of a registry that pass, and removes the refused ones from it. */
  async #reconcile(wanted: NumberedRegistry): Promise<void> {
    const changed = replacedApps(this.#registry, wanted);
    const refused = await this.#serve(wanted, changed);
    if (this.#isStopped) return;
    this.#number = wanted.number;
    this.#refused = [...this.#refused, ...refused].slice(-rememberedRefusals);
    for (const refusal of refused) {
      this.#options.logger.error(refusal, 'refused');
      await this.#takeBack(refusal);
    }
    await this.#writeStatus();
    this.#options.onJudged(this.#registry);
    const versions = Object.fromEntries(changed.map((name) => [name, this.#registry.apps[name]?.version]));
    if (changed.length > refused.length) this.#options.logger.info({ versions }, 'live');
  }

  /** Tries all changes at once; if that fails, judges each app alone, on top of those that have passed. */
  async #serve(wanted: NumberedRegistry, changed: string[]): Promise<RefusedRelease[]> {
    if (changed.length === 0) {
      this.#registry = wanted;
      return [];
    }
    const refusalOf = (name: string, error: unknown): RefusedRelease => ({
      name,
      version: wanted.apps[name]?.version ?? '',
      reason: error instanceof Error ? error.message : String(error),
      number: wanted.number,
    });
    try {
      await this.#options.containment.startDeployed(wanted, changed);
      this.#registry = wanted;
      return [];
    } catch (error) {
      if (changed.length === 1) return changed.map((name) => refusalOf(name, error));
    }
    const refused: RefusedRelease[] = [];
    for (const name of changed) {
      if (this.#isStopped) break;
      const next = withAppOf(this.#registry, name, wanted);
      try {
        await this.#options.containment.startDeployed(next, [name]);
        this.#registry = next;
      } catch (error) {
        refused.push(refusalOf(name, error));
      }
    }
    return refused;
  }

  /** @throws where the shell was refused and no shell is live */
  async startWithout(): Promise<void> {
    const shell = this.#refused.find(({ name }) => name === 'shell');
    if (shell && !this.#registry.apps.shell) throw new Error(shell.reason);
    await this.#options.containment.startLive();
  }

  /** Removes only the refused change from the registry: later deploys stay in it, and are judged next. */
  async #takeBack({ name, version, reason }: RefusedRelease): Promise<void> {
    await changeRegistry(this.#options.store, (current) => {
      if ((current.apps[name]?.version ?? '') !== version) return null;
      const by = { who: `${hostname()}-${process.pid}`, commit: 'unknown', isDirty: false, why: reason };
      return { event: registryEvent('refuse', { name, version }, by), ...withAppOf(current, name, this.#registry) };
    });
  }

  async #writeStatus(): Promise<void> {
    await writeDeployStatus(this.#options.store, {
      pid: process.pid,
      number: this.#number,
      registry: { apps: this.#registry.apps },
      refused: this.#refused,
    }).catch((error: unknown) =>
      this.#options.logger.warn(
        { err: error },
        'the store cannot be written: the site serves what is live, and no deploy reaches it',
      ),
    );
  }
}
