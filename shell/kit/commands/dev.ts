import { watch } from 'node:fs';
import { join } from 'node:path';
import { assertPortFree } from '../../src/commands/processes/assert-port-free.ts';
import { onShutdown } from '../../src/commands/processes/shutdown.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { operator } from '../../src/releases/build/provenance.ts';
import { askSite } from '../../src/releases/signed/ask-site.ts';
import { previewEnd } from '../../src/releases/signed/preview-lifetime.ts';
import { askPreview } from '../../src/releases/signed/preview-link.ts';
import { developmentReason } from '../../src/releases/signed/signed-request.ts';
import { checkSiteAddress, readTeamKey } from '../../src/releases/signed/team-key.ts';
import { describeShown } from '../../src/commands/development/describe-shown.ts';
import { keepShown } from '../../src/commands/development/keep-shown.ts';
import { startDevProxy } from '../../src/commands/development/dev-proxy.ts';
import { type BuiltRelease, buildRelease, root } from './built-releases.ts';
import { readRemoteName } from './remote-name.ts';

// ofgc dev --site https://site [--port 3000]: shows the sources inside a site while they are edited. Each change is built and sent as a release
// that is not live; the site renders it, for this machine alone, and open pages are loaded anew.

/** Editors write a file in several steps: what comes together is one change, in milliseconds. */
const calm = 80;

await runCommand(async () => {
  const usage = 'npm run dev -- --site https://site [--port 3000] [--key FILE]';
  const { values } = readArguments({
    usage,
    options: { site: { type: 'string' }, key: { type: 'string' }, port: { type: 'string', default: '3000' } },
    most: 0,
  });
  const { site: to = process.env.SITE || undefined } = values;
  if (to === undefined) throw new Error(`Inside which site? ${usage}`);
  checkSiteAddress(to, '--site');
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number up to 65535, not "${values.port}".`);
  await assertPortFree(port, '127.0.0.1', '--port');
  const app = readRemoteName(root);
  const privateKey = await readTeamKey(root, app, values.key);
  const proxy = await startDevProxy(new URL(to), port);

  const showRelease = async (release: BuiltRelease) => {
    const { version, path } = release;
    const asked = {
      to,
      privateKey,
      app,
      version,
      who: operator(),
      commit: 'unknown',
      isDirty: true,
      why: developmentReason,
    };
    await askSite({ ...asked, verb: 'publish', folder: path });
    const answer = await askPreview({ ...asked, until: previewEnd('1') });
    proxy.show(version, answer.split('/').at(-1) ?? '');
    process.stdout.write(`${describeShown(release, proxy.url)}\n`);
  };
  let problem = '';
  const edited = keepShown({
    build: buildRelease,
    async show(release) {
      await showRelease(release);
      problem = '';
    },
    fail(reason) {
      proxy.fail(reason);
      // A site that is down is asked again and again.
      if (reason !== problem) process.stderr.write(`${reason}\n`);
      problem = reason;
    },
  });
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(edited, calm);
  });
  onShutdown(async () => proxy.close());
  return `The first release is built; then it is at ${proxy.url}`;
});
