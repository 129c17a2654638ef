import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'draft.';

/** A new folder beside the app's releases, for one that is not complete yet. */
export const newDraft = (store: string, app: string) => join(store, app, prefix + randomUUID());

/** Whether a folder of an app is a draft: one that lies there was left by a process that was killed. */
export const isDraft = (folder: string) => folder.startsWith(prefix);

/** Calls `work` with a new draft, and removes what is left of it: `placeRelease` moves a complete one away. */
export async function withReleaseDraft<Result>(
  store: string,
  app: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(join(store, app), { recursive: true });
  const draft = newDraft(store, app);
  try {
    return await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
