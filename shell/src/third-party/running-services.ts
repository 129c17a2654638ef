import type { ServiceName } from '@ofgc/shared/third-party/services.ts';
import type { OfferedService } from './consent/consent-service.ts';
import { startDataLayer } from './tag-manager/data-layer.ts';
import { startLiveMaps } from './maps/live-maps.ts';

const starts: Record<ServiceName, (script: string) => void> = { statistics: startDataLayer, maps: startLiveMaps };

/** The services that run in this document. */
export class RunningServices {
  readonly names: ServiceName[] = [];

  /** Loads a service, once. */
  run({ name, script }: OfferedService): void {
    if (this.names.includes(name)) return;
    this.names.push(name);
    starts[name](script);
  }
}
