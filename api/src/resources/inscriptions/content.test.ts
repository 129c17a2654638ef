import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../content/read-content.ts';
import { inscriptionsContent } from './content.ts';

it.each(['opensAt', 'closesAt'])('an inscription with a subject refuses %s, which its options have', async (bound) => {
  const kinds = JSON.parse(await readFile(join(contentFolder, 'inscriptions.json'), 'utf8')) as { subject?: string }[];
  const errorOf = (kind: object | undefined) =>
    inscriptionsContent.safeParse([{ ...kind, [bound]: '2026-12-01' }]).error;
  expect(errorOf(kinds.find(({ subject }) => !subject))).toBeUndefined();
  expect(errorOf(kinds.find(({ subject }) => subject))?.issues).toMatchObject([
    { message: 'its subject opens and closes it: give opensAt and closesAt to the options' },
  ]);
});
