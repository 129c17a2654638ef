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
  /**
   * Names what the form changes, if only the last form about it counts: once another one has followed, the same form comes from an old page
   * and is no repetition. Without it, other forms of the sender make no difference.
   */
  record?: string | undefined;
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
    const { secret, content, record, window = 10 * minute } = sent;
    const hmacOf = (data: object) => createHmac('sha256', secret).update(JSON.stringify(data)).digest('base64url');
    const form = hmacOf({ content });
    const hash = record === undefined ? form : hmacOf({ record });
    const key = createHmac('sha256', secret).update('answer').digest();
    const sentAt = new Date();
    // A row that exists already is locked until this transaction ends; only a new one has no answer.
    const known = await transaction
      .insertInto('sentForms')
      .values({ hash, sentAt })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
      .returning(['answer', 'sentAt'])
      .executeTakeFirstOrThrow();
    const isRecent = known.answer !== null && known.sentAt.getTime() >= sentAt.getTime() - window;
    const last = isRecent ? unsealText(known.answer ?? '', key, hash) : undefined;
    const stored = last ? (JSON.parse(last) as { form: string; answer: Answer }) : undefined;
    if (stored?.form === form) return repeat(transaction, stored.answer);
    const answer = await work(transaction);
    await transaction
      .updateTable('sentForms')
      .set({ sentAt, answer: sealText(JSON.stringify({ form, answer: answer ?? null }), key, hash) })
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
