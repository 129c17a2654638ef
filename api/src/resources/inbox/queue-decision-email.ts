import type { Decision } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Database } from '../../database/database.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { undoWindow } from '../../mail/undo-window.ts';
import { applicantEmail } from '../masterclass-applications/enqueue-emails.ts';
import type { changeApplication } from './masterclass-place.ts';

interface DecisionLetter {
  /** The application and its class. */
  about: Awaited<ReturnType<typeof changeApplication>>;
  decision: Decision;
  key: string;
  siteUrl: string;
  /** The site's clock. */
  at: Date;
}

/** The key of a decision's letter. @param version that the decision gives the case */
export const decisionKey = (id: number, version: number | '%') => `masterclass:${id}:decision:${version}`;

/** Tells an applicant what was decided, in their language, in two minutes. */
export async function queueDecisionEmail(
  transaction: Database,
  { about: { application, masterclass }, decision: state, key, siteUrl, at }: DecisionLetter,
): Promise<void> {
  const { reference, lang } = application;
  const letter = applicantEmail({ masterclass, application, reference, state, siteUrl, lang, givenAt: at });
  await enqueueEmail(transaction, { ...letter, key }, new Date(Date.now() + undoWindow));
}
