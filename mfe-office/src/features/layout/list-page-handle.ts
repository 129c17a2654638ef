import type { PageHandle } from '@ofgc/shared/contract';

/** The handle of a page of the office that lists the records of one of its sections. */
export function listPageHandle(section: 'alerts' | 'channel' | 'concerts' | 'inbox' | 'staff'): PageHandle {
  return {
    isPrivate: true,
    isBare: true,
    meta: ({ t }) => ({ title: t(`${section}.title`), description: t(`${section}.description`) }),
  };
}
