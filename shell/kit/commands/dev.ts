import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../src/commands/run-command.ts';
import { operator } from '../../src/releases/build/provenance.ts';
import { askSite } from '../../src/releases/signed/ask-site.ts';
import { previewEnd } from '../../src/releases/signed/preview-lifetime.ts';
import { askPreview } from '../../src/releases/signed/preview-link.ts';
import { checkSiteAddress, readTeamKey } from '../../src/releases/signed/team-key.ts';
import { startDevProxy } from '../../src/commands/development/dev-proxy.ts';
import { app, buildRelease, root } from './release.ts';

// ofgc dev --site https://site [--port 3000]: shows the sources inside a site while they are edited. Each change is built and sent as a release
// that is not live; the site renders it, for this machine alone, and open pages are loaded anew.

/** Editors write a file in several steps: what comes together is one change, in milliseconds. */
const calm = 80;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, key: { type: 'string' }, port: { type: 'string', default: '3000' } },
  });
  const { site: to } = values;
  if (!to) throw new Error('Inside which site? ofgc dev --site https://site [--port 3000]');
  checkSiteAddress(to);
  const privateKey = await readTeamKey(root, app, values.key);
  const proxy = await startDevProxy(new URL(to), Number(values.port));

  const showSources = async () => {
    const { version, path, mounts } = await buildRelease();
    const asked = { to, privateKey, app, version, who: operator(), commit: 'unknown', isDirty: true, why: 'ofgc dev' };
    await askSite({ ...asked, verb: 'publish', folder: path });
    const answer = await askPreview({ ...asked, until: previewEnd('1') });
    proxy.show(version, answer.split('/').at(-1) ?? '');
    process.stdout.write(`${app} ${version}: ${proxy.url}${mounts[0]}\n`);
  };
  let isBusy = false;
  let isOutdated = false;
  const follow = async () => {
    isOutdated = true;
    if (isBusy) return;
    isBusy = true;
    while (isOutdated) {
      isOutdated = false;
      await showSources().catch(({ message }: Error) => {
        proxy.fail(message);
        process.stderr.write(`${message}\n`);
      });
    }
    isBusy = false;
  };
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), calm);
  });
  void follow();
  return `The first release is built; then it is at ${proxy.url}`;
});
