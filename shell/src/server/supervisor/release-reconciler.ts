import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { type Refusal, writeDeployStatus } from '../../releases/registry/deploy-status.ts';
import { replacedApps, withAppOf } from '../../releases/registry/registry.ts';
import {
  changeRegistry,
  type NumberedRegistry,
  readRegistry,
  registryEvent,
} from '../../releases/registry/registry-log.ts';
import { emptyRegistry, type Registry } from '../../releases/release.schema.ts';
import type { Containment } from './quarantine/release-containment.ts';

/** How many refusals a site's status remembers. */
const rememberedRefusals = 20;

interface ReconcilerOptions {
  store: string;
  containment: Pick<Containment, 'startDeployed' | 'startLive'>;
  logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  /** Hears which releases are live, at the start and after every change. */
  onJudged: (registry: Registry) => void;
}

/** Makes what the registry says true, as far as it passes; what does not pass is taken out of it, each app alone. */
export class ReleaseReconciler {
  readonly #options: ReconcilerOptions;
  #registry: Registry = emptyRegistry;
  #number = 0;
  #refused: Refusal[] = [];

  constructor(options: ReconcilerOptions) {
    this.#options = options;
  }

  /** The registry that was accepted last. */
  get live(): Registry {
    return this.#registry;
  }

  /** The newest revision that was judged. */
  get number(): number {
    return this.#number;
  }

  /** @param passed what has passed the gate before; what differs from it is judged first */
  async begin(passed: Registry, wanted: NumberedRegistry): Promise<void> {
    this.#registry = passed;
    await this.#reconcile(wanted);
  }

  /** Judges the registry as it is now. */
  async followRegistry(): Promise<void> {
    const wanted = await readRegistry(this.#options.store);
    if (wanted.number !== this.#number) await this.#reconcile(wanted);
  }

  /** Serves what of a registry passes; what does not is taken out of it. */
  async #reconcile(wanted: NumberedRegistry): Promise<void> {
    const changed = replacedApps(this.#registry, wanted);
    const refused = await this.#serve(wanted, changed);
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

  /** All changes at once; where that fails each app is judged alone, on top of what has passed. */
  async #serve(wanted: NumberedRegistry, changed: string[]): Promise<Refusal[]> {
    if (changed.length === 0) {
      this.#registry = wanted;
      return [];
    }
    const refusalOf = (name: string, error: unknown): Refusal => ({
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
    const refused: Refusal[] = [];
    for (const name of changed) {
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

  /** @throws where the shell is what was refused, and there was none before */
  async startWithout(): Promise<void> {
    const shell = this.#refused.find(({ name }) => name === 'shell');
    if (shell && !this.#registry.apps.shell) throw new Error(shell.reason);
    await this.#options.containment.startLive();
  }

  /** Takes a refused change alone out of the registry: what was deployed meanwhile stays, and is judged next. */
  async #takeBack({ name, version, reason }: Refusal): Promise<void> {
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
