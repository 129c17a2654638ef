import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../locales/messages.ts';

/**
 * What a department's email says in place of what somebody needs: it may tell of their health, and a mailbox forgets nothing, so it is read
 * in the office only, where it is erased in time.
 * @param typed what the sender wrote; empty where nothing
 */
export function inOffice(typed: string, lang: Locale): string {
  return typed === '' ? '' : message(lang, 'inOffice');
}
