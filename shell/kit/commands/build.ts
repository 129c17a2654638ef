import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { buildCheckedRelease } from './built-releases.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// ofgc build: the release of the remote in this folder, whole and named by its content, in `.releases`.
await runCommand(async () => {
  readArguments({ usage: 'ofgc build', options: {}, most: 0 });
  const { name, version, path } = await buildCheckedRelease();
  return `${name} ${version} is built: ${path}`;
});
