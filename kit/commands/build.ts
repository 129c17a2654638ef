import { basename } from 'node:path';
import { withBuild } from '../../shell/src/releases/build-app.ts';
import { publish } from '../../shell/src/releases/publish.ts';
import { releaseFolder } from '../../shell/src/releases/store.ts';

// ofgc build: the release of the remote in this folder, whole and named by its content, in `.releases`.
const root = process.cwd();
try {
  const folder = basename(root);
  const store = `${root}/.releases`;
  const { name, version } = await withBuild(root, root, (build) => publish({ root, store, folder, build }));
  process.stdout.write(`${name} ${version} is built: ${releaseFolder(store, name, version)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
