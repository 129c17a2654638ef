import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { checkBackup, readBackup } from '../backup/backup-file.ts';
import { loadBackup } from '../backup/load.ts';
import { onDatabase } from './command.ts';

// npm run restore -- FILE: fills an empty database and an empty data folder with a backup. Nothing is ever overwritten.
await runCommand(async () => {
  const usage = 'npm run restore -- FILE [--without-waiting-emails]';
  const options = { 'without-waiting-emails': { type: 'boolean' } } as const;
  const { positionals, values } = readArguments({ usage, options, most: 1 });
  if (!positionals[0]) throw new Error(`Which file? ${usage}`);
  const file = typedPath(positionals[0]);
  const leave = !values['without-waiting-emails'];
  const head = await checkBackup(file);
  return onDatabase(async ({ database, dataDir }) => {
    const source = { head, parts: readBackup(file) };
    const { rows, tables, waitingEmails, waitingPlaces } = await loadBackup(database, dataDir, source, { leave });
    const fate = leave ? 'leave when the site starts, also those that another site has sent since' : 'are given up';
    const emails = waitingEmails ? ` Emails that waited in it: ${waitingEmails}. They ${fate}.` : '';
    const places = waitingPlaces.length
      ? `These places wait for their schools' answers, for three days at least. Write to the schools, because those that have answered since then have to confirm again: ${waitingPlaces.join(', ')}.`
      : '';
    return [
      `${file} of ${head.madeAt} is restored: ${rows} rows of ${tables} tables.${emails} Everybody is signed out.`,
      ...(places ? [places] : []),
      'What was locked, revoked or erased since then is back: do it again as soon as the site runs.',
    ].join('\n');
  });
});
