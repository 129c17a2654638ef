import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import type { TFunction } from 'i18next';

/** What stands above the channel's forms: the channel's page, and what stands above that. */
export function channelTrail(t: TFunction): { label: string; to: string }[] {
  return [
    { label: t('about'), to: aboutPath },
    { label: t('reporting.eyebrow'), to: complaintsPath },
  ];
}
