import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '../content/read-content.ts';
import { callSite } from '../http/call-site.ts';
import type { ExportedAlert } from '../resources/office-alerts/export-routes.ts';

// npm run content -- export: writes what the office has changed on the running site into the files of api/content, to be committed.
try {
  if (process.argv[2] !== 'export') throw new Error('npm run content -- export');
  const written = await callSite<ExportedAlert[]>('office-content');
  const file = join(contentFolder, 'alerts.json');
  const alerts = JSON.parse(await readFile(file, 'utf8')) as { id: number }[];
  const owned = new Map(written.map(({ id, entry }) => [id, entry]));
  const known = new Set(alerts.map(({ id }) => id));
  const kept = alerts.flatMap((alert) => (owned.has(alert.id) ? (owned.get(alert.id) ?? []) : alert));
  const added = written.flatMap(({ id, entry }) => (known.has(id) || !entry ? [] : entry));
  await writeFile(file, `${JSON.stringify([...kept, ...added], null, 1)}\n`);
  process.stdout.write(`alerts.json: ${owned.size} of the office, ${kept.length + added.length} in all.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
