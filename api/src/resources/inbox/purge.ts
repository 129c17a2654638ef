import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Deletes the cases of records that are deleted, with their notes and history. */
export async function purgeCases(transaction: Database): Promise<void> {
  await sql`
    delete from inbox_cases c where not (
      (source = 'contact' and exists (select from contact_messages where id = c.record_id))
      or (source = 'masterclass' and exists (select from masterclass_applications where id = c.record_id))
      or (source = 'waiting-list' and exists (select from waiting_list_entries where id = c.record_id))
      or (source = 'inscription' and exists (select from inscriptions where id = c.record_id)))`.execute(transaction);
}
