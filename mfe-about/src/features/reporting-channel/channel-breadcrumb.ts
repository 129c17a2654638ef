import { complaintsPath } from '@ofgc/shared/routes/site/pages.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import type { TFunction } from 'i18next';

/** The breadcrumb above the channel's forms: the channel's page and its parents. */
export function channelBreadcrumb(t: TFunction): { label: string; to: string }[] {
  return [
    { label: t('about'), to: aboutPath },
    { label: t('reporting.eyebrow'), to: complaintsPath },
  ];
}
