import type { ForeignService } from '@ofgc/shared/foreign-services/services.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentService } from '../../../cookie-consent/ConsentService.tsx';

/** The consent service as it ends every page; nothing where nothing needs consent. */
export function consentMarkup(services: readonly ForeignService[]): string {
  if (services.length === 0) return '';
  return renderToStaticMarkup(<ConsentService services={services.map(({ name, script }) => ({ name, script }))} />);
}
