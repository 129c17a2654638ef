import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { siteDay } from '../../site/process/site-day.ts';
import { type PageRecord, recordFolder } from './accessibility-record.ts';

// `npm run accessibility`: writes the results of the last run of accessible.full.ts, open-states.full.ts and private-pages.full.ts into the
// content, for the accessibility statement (`/accesibilidad`). The texts state the number of pages, which may be that of a partial run.
readArgumentsOrEnd({ usage: 'npm run accessibility', options: {}, most: 0 });
const factsFile = join(import.meta.dirname, '../../../api/content/facts.json');

const files = (await readdir(recordFolder)).filter((file) => file.endsWith('.json'));
const records = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(join(recordFolder, file), 'utf8')) as PageRecord),
);
const faulty = records.filter(({ found }) => Object.values(found).some((faults: string[]) => faults.length > 0));
for (const { path, found } of faulty)
  for (const [check, faults] of Object.entries(found) as [string, string[]][])
    for (const fault of faults) process.stdout.write(`${path}: ${check}: ${fault}\n`);

/** The number of checked overlays and parts that appear in a page. */
const states = records.filter(({ path }) => path.includes('#')).length;

/** The day on the checked site: a later one would lie in the future for who reads the statement there. */
const checkedOn = new Date(`${siteDay}T12:00:00Z`);
const day = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(checkedOn);
const facts = JSON.parse(await readFile(factsFile, 'utf8')) as Record<string, unknown>;
const result = {
  accessibilityCheckedOn: { es: day('es-ES'), en: day('en-GB') },
  accessibilityPages: records.length - states,
  accessibilityStates: states,
  accessibilityFaultyPages: faulty.length,
};
await writeFile(factsFile, `${JSON.stringify({ ...facts, ...result }, null, 1)}\n`);
process.stdout.write(
  `${records.length} pages and states, ${faulty.length} with faults: written to api/content/facts.json\n`,
);
