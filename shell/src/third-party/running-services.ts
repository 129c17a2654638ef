import type { ServiceName } from '@ofgc/shared/third-party/services.ts';
import type { OfferedService } from './consent/consent-service.ts';
import { startDataLayer } from './tag-manager/data-layer.ts';
import { startLiveMaps } from './maps/live-maps.ts';

/** Starts a service. `isAllowed`: whether it still is, as the choice may be withdrawn while a form delays the new document. */
type Start = (script: string, isAllowed: () => boolean) => void;

const starts: Record<ServiceName, Start> = { statistics: startDataLayer, maps: startLiveMaps };

/** The services that run in this document. */
export class RunningServices {
  readonly names: ServiceName[] = [];
  readonly #allowed: () => ReadonlySet<ServiceName> | null;

  /** @param allowed the services that the visitor allows now; null before a choice */
  constructor(allowed: () => ReadonlySet<ServiceName> | null) {
    this.#allowed = allowed;
  }

  /** Loads a service, once. */
  run({ name, script }: OfferedService): void {
    if (this.names.includes(name)) return;
    this.names.push(name);
    starts[name](script, () => this.#allowed()?.has(name) ?? false);
  }
}
