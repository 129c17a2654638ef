import type { ServiceName } from '@ofgc/shared/foreign-services/services.ts';
import { newsletterLinkPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { waitingPlacePath } from '@ofgc/shared/routes/concerts/waiting-list.ts';
import type { OfferedService } from '../consent-service.ts';
import { startDataLayer } from './data-layer.ts';
import { startLiveMaps } from './live-maps.ts';

/** Pages whose address is a secret of one visitor's: whoever runs on them could read it. */
const secretPages = [newsletterLinkPath(''), waitingPlacePath('')];

const starts: Record<ServiceName, (script: string) => void> = { statistics: startDataLayer, maps: startLiveMaps };

/** What runs in this document. */
export class RunningServices {
  readonly names: ServiceName[] = [];

  /** Loads a service, once. */
  run({ name, script }: OfferedService): void {
    if (this.names.includes(name) || secretPages.some((path) => location.pathname.includes(path))) return;
    this.names.push(name);
    starts[name](script);
  }
}
