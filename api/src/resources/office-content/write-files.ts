import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFolder } from '../../content/read-content.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { eventsContent, eventTextsContent } from '../events/content.ts';
import { type EventPatch, patchEvent, patchTexts } from '../office-concerts/event-patch.ts';
import type { OfficeContent } from './routes.ts';

/** JSON in the formatting of the content files. */
const textOf = (data: unknown) => `${JSON.stringify(data, null, 1)}\n`;

/** An entry of a content file; unknown fields are kept. */
type Entry = Record<string, unknown> & { id: number };

/**
 * Writes the content files with the office's changes; only entries that differ are changed.
 * @param folder the content files of a checkout; a file that it lacks is made from the one that the site has
 * @returns the names of the changed files; others are not written
 */
export async function writeOfficeContent(folder: string, { alerts, concerts }: OfficeContent): Promise<string[]> {
  const changed: string[] = [];
  const rewrite = async <Data>(file: string, change: (data: Data) => Data) => {
    const path = join(folder, file);
    const before = await readFile(existsSync(path) ? path : join(contentFolder, file), 'utf8');
    const after = textOf(change(JSON.parse(before) as Data));
    if (after === before) return;
    await replaceFile(path, after);
    changed.push(file);
  };
  await rewrite<Entry[]>('alerts.json', (entries) => withAlerts(entries, alerts));
  const patches = new Map(concerts.map(({ id, patch }) => [id, patch]));
  await rewrite<Entry[]>('events.json', (entries) =>
    entries.map((entry) => {
      const patch = patches.get(entry.id);
      return patch ? withEventPatch(entry, patch) : entry;
    }),
  );
  await rewrite<Record<string, object>>('event-texts.json', (entries) => {
    const next = Object.entries(entries).map(([id, entry]) => {
      const patch = patches.get(Number(id));
      return [id, patch ? withTextPatch(entry, patch) : entry];
    });
    return Object.fromEntries(next) as Record<string, object>;
  });
  return changed;
}

function withAlerts(entries: readonly Entry[], written: OfficeContent['alerts']): Entry[] {
  const owned = new Map(written.map(({ id, entry }) => [id, entry]));
  const known = new Set(entries.map(({ id }) => id));
  const kept = entries.flatMap((alert) => (owned.has(alert.id) ? (owned.get(alert.id) ?? []) : alert));
  return [...kept, ...written.flatMap(({ id, entry }) => (known.has(id) || !entry ? [] : entry))] as Entry[];
}

function withEventPatch(entry: Entry, patch: EventPatch): Entry {
  const file = eventsContent.element.parse(entry);
  // Parsing puts the fields into the files' order.
  const event = eventsContent.element.parse(patchEvent(file, patch));
  const { performances, ...rest } = differing(file, event);
  const own = entry.performances as Entry[];
  return {
    ...entry,
    ...rest,
    ...(performances !== undefined && {
      performances: own.map((date, index) => {
        const [before, after] = [file.performances[index], event.performances[index]];
        return before && after ? { ...date, ...differing(before, after) } : date;
      }),
    }),
  };
}

function withTextPatch(entry: object, patch: EventPatch): object {
  const file = eventTextsContent.valueType.parse(entry);
  return { ...entry, ...differing(file, eventTextsContent.valueType.parse(patchTexts(file, patch))) };
}

function differing<Whole extends object>(before: Whole, after: Whole): Partial<Whole> {
  const fields = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(before, name)));
  return Object.fromEntries(fields) as Partial<Whole>;
}
