import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPrivateKey } from './key-pair.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';

/** The file with the private half of a key, written by `team add`. @param root of the team's repository */
export const keyFile = (root: string, team: string) => join(root, `${team}.team-key`);

/**
 * Reads a team's key: from the named file, from TEAM_KEY, or from the file in its repository.
 * @throws one sentence where there is none, or it is not readable
 */
export async function readTeamKey(root: string, app: string, named?: string): Promise<KeyObject> {
  // In settings that take only one line, line ends are written as \n.
  if (!named && process.env.TEAM_KEY) return readPrivateKey(process.env.TEAM_KEY.replaceAll(String.raw`\n`, '\n'));
  const file = named ? typedPath(named) : keyFile(root, app);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `No team key: ${file} is not readable. Whoever runs the site makes one (\`npm run team -- add ${app}\`); --key or TEAM_KEY names it.`,
    );
  });
  return readPrivateKey(text);
}

/** @param flag that contains the address @throws one sentence where it is not the address of a site */
export function checkSiteAddress(to: string, flag = '--to'): void {
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new Error(`${flag} takes the address of a site (https://ofgc.example), not "${to}".`);
}
