import { createHash } from 'node:crypto';
import { localDay } from '@ofgc/shared/dates/format.ts';

/**
 * Identifies a form's content among those sent on one day of the orchestra, so that a second click or a reload is recognised.
 * @param content everything that makes it another form @param at the real time, not the site's clock
 */
export function fingerprintOf(content: readonly unknown[], at: Date): string {
  return createHash('sha256')
    .update(JSON.stringify([localDay(at), ...content]))
    .digest('hex');
}
