import { createHmac } from 'node:crypto';
import { hour, minute } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { sealText, unsealText } from '../accounts/sealed-text.ts';

/** A form that a visitor sent. */
interface SentForm {
  /**
   * A secret that only the sender has, such as a session's token or a key that was made with the form. It is only used for hashing and
   * encryption, so nothing stored allows guessing the secret or the content.
   */
  secret: string;
  /** The address of the request, and all fields of the form. */
  content: unknown;
  /** For how long the same form counts as a repetition, in milliseconds. */
  window?: number;
}

/**
 * Carries out a form's request once: a form that is sent twice, by a double click or a reload, gets the first answer again. Two
 * simultaneous requests wait for each other; if the first was refused, the second is judged anew.
 * @param sent undefined if the sender cannot be recognised: then the work is done each time
 * @param work to be done, in the transaction that stores its answer
 * @param repeat makes the second answer from the first
 */
export async function submitOnce<Answer>(
  database: Database,
  sent: SentForm | undefined,
  work: (transaction: Database) => Promise<Answer>,
  repeat: (transaction: Database, answer: Answer) => Promise<Answer> = async (_transaction, answer) => answer,
): Promise<Answer> {
  return database.transaction().execute(async (transaction) => {
    if (!sent) return work(transaction);
    const { secret, content, window = 10 * minute } = sent;
    const hash = createHmac('sha256', secret).update(JSON.stringify(content)).digest('base64url');
    const key = createHmac('sha256', secret).update('answer').digest();
    const sentAt = new Date();
    const isFirst = await transaction
      .insertInto('sentForms')
      .values({ hash, sentAt })
      .onConflict((conflict) =>
        conflict
          .column('hash')
          .doUpdateSet({ sentAt, answer: null })
          .where('sentForms.sentAt', '<', new Date(sentAt.getTime() - window)),
      )
      .returning('hash')
      .executeTakeFirst();
    const stored = transaction.selectFrom('sentForms').select('answer').where('hash', '=', hash);
    if (!isFirst) {
      const { answer } = await stored.executeTakeFirstOrThrow();
      return repeat(transaction, JSON.parse(unsealText(answer ?? '', key, hash) ?? 'null') as Answer);
    }
    const answer = await work(transaction);
    await transaction
      .updateTable('sentForms')
      .set({ answer: sealText(JSON.stringify(answer ?? null), key, hash) })
      .where('hash', '=', hash)
      .execute();
    return answer;
  });
}

/**
 * A form that uses a link or a code that works once: only a second click on the same page is a repetition.
 * @param formKey made with the page
 */
export function sentLink({
  formKey,
  content,
}: {
  formKey: string | undefined;
  content: unknown;
}): SentForm | undefined {
  return formKey ? { secret: formKey, content, window: minute } : undefined;
}

/** Deletes entries that are too old to count for a repetition. */
export async function purgeSentForms(transaction: Database, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sentForms')
    .where('sentAt', '<', new Date(now.getTime() - hour))
    .execute();
}
