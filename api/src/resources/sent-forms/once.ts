import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { seal, unseal } from '../accounts/sealed-text.ts';

const minute = 60_000;

/** A form as it was sent. */
export interface SentForm {
  /** A secret that only the sender has, as a session's token or a key that was made with the form. Of it and of the content nothing is stored that could be guessed at. */
  secret: string;
  /** Where to, and all of its fields. */
  content: unknown;
  /** For how long the same is a repetition, in milliseconds. */
  window?: number;
}

/**
 * Does what a form asks for, once: who sends it twice, by a double click or by loading the answer again, gets the first's answer. Two at the same time wait for each
 * other; where the first was refused, the second is judged anew.
 * @param sent undefined: the sender cannot be recognised, and it is done each time
 * @param work what is to be done, in the transaction that remembers it
 * @param repeat what the second gets, of the first's answer
 */
export async function once<Answer>(
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
      return repeat(transaction, JSON.parse(unseal(answer ?? '', key, hash) ?? 'null') as Answer);
    }
    const answer = await work(transaction);
    await transaction
      .updateTable('sentForms')
      .set({ answer: seal(JSON.stringify(answer ?? null), key, hash) })
      .where('hash', '=', hash)
      .execute();
    return answer;
  });
}

/** A form that uses what is good once, a link or a code: only the second click of the same page is a repetition. @param formKey made with the page */
export function sentLink({
  formKey,
  content,
}: {
  formKey: string | undefined;
  content: unknown;
}): SentForm | undefined {
  return formKey ? { secret: formKey, content, window: minute } : undefined;
}

/** Deletes entries that are too old to be sent again. */
export async function purgeSentForms(transaction: Database, now: Date): Promise<void> {
  await transaction
    .deleteFrom('sentForms')
    .where('sentAt', '<', new Date(now.getTime() - 60 * minute))
    .execute();
}
