import type { ThirdPartyService } from '@ofgc/shared/third-party/services.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentService } from '../../../third-party/consent/ConsentService.tsx';

/** The markup of the consent service at the end of every page; empty where no service needs consent. */
export function consentMarkup(services: readonly ThirdPartyService[]): string {
  if (services.length === 0) return '';
  return renderToStaticMarkup(<ConsentService services={services.map(({ name, script }) => ({ name, script }))} />);
}
