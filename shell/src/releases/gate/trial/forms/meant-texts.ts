import type { FilledForm } from './filled-form.ts';
import { lostTexts } from './posted-calls.ts';
import type { FormField, FormOnPage } from './posted-form.ts';
import type { TriedForm } from './try-form.ts';

/**
 * The texts that have to arrive: some count only beside another choice (“Other: which one?”, another address for the
 * invoice). @param tryOther sends the form with the other choices
 */
export async function meantTexts(
  { fields }: FormOnPage,
  { texts }: FilledForm,
  tried: TriedForm | undefined,
  tryOther: () => Promise<TriedForm>,
): Promise<readonly string[]> {
  const lost = tried?.posted.length ? lostTexts(tried.posted, texts) : [];
  if (lost.length === 0 || !fields.some(isChoice)) return texts;
  const { posted } = await tryOther();
  const lostAgain = new Set(lostTexts(posted, lost));
  return texts.filter((text) => !lost.includes(text) || lostAgain.has(text));
}

function isChoice({ type, last }: FormField): boolean {
  return last !== undefined || type === 'radio' || type === 'checkbox';
}
