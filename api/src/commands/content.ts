import { contentFolder } from '../content/read-content.ts';
import { callSite } from '../http/call-site.ts';
import type { OfficeContent } from '../resources/office-content/routes.ts';
import { writeOfficeContent } from '../resources/office-content/write-files.ts';

// npm run content -- export: writes what the office has changed on the running site into the files of api/content, to be committed.
try {
  if (process.argv[2] !== 'export') throw new Error('npm run content -- export');
  const written = await callSite<OfficeContent>('office-content');
  const changed = await writeOfficeContent(contentFolder, written);
  const { alerts, concerts } = written;
  process.stdout.write(
    `${alerts.length} alerts and ${concerts.length} concerts of the office; ${changed.join(', ') || 'no file'} changed.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
