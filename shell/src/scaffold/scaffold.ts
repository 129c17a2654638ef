import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainMount } from '@ofgc/shared/contract/plain-mount.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { titleLetters, written } from '../releases/gate/declaration/declaration-limits.ts';
import { shellClaim } from '../releases/gate/declaration/ownership.ts';
import { checkAppName } from '../releases/store/app-names.ts';

const kit = join(import.meta.dirname, '../../kit');

/** The name, address and titles of a new section. */
export interface NewRemote {
  /** Lower-case letters: `archive`. */
  name: string;
  /** Its first address, without locale: `/archivo`. */
  mount: string;
  title: Record<Locale, string>;
  /** The section is for signed-in visitors only: the rest of the site does not mention it. */
  isPrivate?: boolean;
}

/** @throws one sentence about the value that a remote cannot have */
export function checkNewRemote({ name, mount, title }: NewRemote): void {
  if (!/^[a-z]{2,20}$/.test(name)) throw new Error(`“${name}” cannot be a remote’s name: 2 to 20 letters from a to z.`);
  if (name === 'shell' || name === 'shared') throw new Error(`${name} is taken.`);
  checkAppName(name);
  if (!plainMount.test(mount) || mount === '/en' || mount.lastIndexOf('/') > 0)
    throw new Error(`“${mount}” cannot be its address: /archivo is one.`);
  if (shellClaim.mounts.includes(mount)) throw new Error(`${mount} belongs to the shell.`);
  for (const one of Object.values(title)) {
    const fault = titleFault(one);
    if (fault) throw new Error(`“${one}” cannot be its title: ${fault}.`);
  }
}

/** Neither a quotation mark of JSON nor what means something else in a catalogue. */
const signs = ", . : ; ! ? ¡ ¿ ' ’ « » “ ” ( ) & / + · - – —";
const titleText = /^[\p{L}\p{M}\d ,.:;!?¡¿'’«»“”()&/+·–—-]*$/u;

/** The gate would refuse the same, when the repository stands and the key is made. */
function titleFault(text: string): string | null {
  if (!titleText.test(text)) return `it may have letters, digits, spaces and ${signs}`;
  if (text !== text.trim()) return 'it begins or ends with a space';
  if (text.length > titleLetters) return `it has ${text.length} letters, at most ${titleLetters}`;
  return written.test(text) ? null : 'nobody reads anything in it';
}

/** Folders that only public sections have: their part of others' pages, and the concerts in it. */
const ofEverybody = ['src/slots', 'src/features/next-concerts'];

/**
 * Writes the sources of a new remote: a page, both languages, the tests; a public one also has a slot.
 * @param target the remote's folder, which must not exist
 */
export async function writeRemote(remote: NewRemote, target: string): Promise<void> {
  await writeTemplate(join(kit, 'template'), target, remote);
  if (!remote.isPrivate) return;
  for (const folder of ofEverybody) await rm(join(target, folder), { recursive: true });
  await writeTemplate(join(kit, 'private'), target, remote);
}

/** Writes the remote's browser test. @param folder of the journeys @param testing module that has `test` and `expect` */
export async function writeJourney(remote: NewRemote, folder: string, testing: string): Promise<void> {
  await writeTemplate(join(kit, remote.isPrivate ? 'private-journeys' : 'journeys'), folder, remote);
  const file = join(folder, 'landing.spec.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('../../site/page/browser-test.ts', testing));
}

/** Copies a folder of the template, with the sample's names replaced. */
export async function writeTemplate(from: string, to: string, remote: NewRemote): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, source.slice(from.length));
    await mkdir(dirname(target), { recursive: true });
    await cp(source, target);
    await writeFile(target, renamed(await readFile(target, 'utf8'), remote));
  }
}

/** A text of the template with the names of a section in place of the sample's. */
export function renamed(text: string, { name, mount, title }: NewRemote): string {
  const words: Record<string, string> = { sample: name, muestra: mount.slice(1), Muestra: title.es, Sample: title.en };
  const ownWord = (word: string) => words[word] ?? word;
  return text.replaceAll(
    /'(Muestra|Sample)'|\b(?:sample|muestra|Muestra|Sample)\b(?!-event|-\*)/g,
    (found: string, title?: string) => (title === undefined ? ownWord(found) : literal(ownWord(title))),
  );
}

/** A text of TypeScript, as the formatter writes it. */
function literal(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
