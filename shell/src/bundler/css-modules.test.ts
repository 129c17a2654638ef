import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { appFolders } from '../releases/apps.ts';

const root = join(import.meta.dirname, '../../..');
const modulesBelow = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );

// app-build.ts names a class by app, file and class: concerts-Button.module-primary.
it.each(appFolders)('the CSS modules of %s and of shared have unique names', (folder) => {
  const names = [...modulesBelow('shared'), ...modulesBelow(folder)].map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
