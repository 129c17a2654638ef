import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { runCommand } from '../../src/commands/run-command.ts';
import { operator } from '../../src/releases/build/provenance.ts';
import { readShare } from '../../src/releases/registry/canary-share.ts';
import { askSite } from '../../src/releases/signed/ask-site.ts';
import { previewEnd } from '../../src/releases/signed/preview-lifetime.ts';
import { askPreview } from '../../src/releases/signed/preview-link.ts';
import { checkAndSign } from '../../src/releases/signed/sign-check.ts';
import { verbs } from '../../src/releases/signed/signed-request.ts';
import { checkSiteAddress, readTeamKey } from '../../src/releases/signed/team-key.ts';
import { app, buildRelease, root } from './release.ts';

// ofgc check --to https://site: sends the release, opens all its pages there in Chromium, and signs what was seen.
// ofgc publish | deploy | activate VERSION | preview VERSION | rollback | remove | releases --to https://site: asks a site for it, in the team's name.
const run = promisify(execFile);

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      key: { type: 'string' },
      why: { type: 'string', default: '' },
      dirty: { type: 'boolean', default: false },
      redirect: { type: 'string' },
      days: { type: 'string' },
      canary: { type: 'string' },
      // `check` looks into a browser with and without it: the words are those of the site's own repository.
      browser: { type: 'boolean' },
    },
  });
  const [asked, version] = positionals;
  const verb = asked === 'check' ? asked : verbs.find((known) => known === asked);
  const { to, key, why, redirect } = values;
  if (!verb || !to)
    throw new Error(
      `ofgc ${verbs.map((known) => (known === 'checked' ? 'check' : known)).join(' | ')} --to https://site`,
    );
  checkSiteAddress(to);
  const privateKey = await readTeamKey(root, app, key);
  const provenance = await readProvenance();
  if (verb === 'preview') {
    if (!version) throw new Error('Which version? ofgc preview VERSION --to https://site [--days 3]');
    return askPreview({ ...provenance, to, privateKey, app, version, until: previewEnd(values.days), why });
  }
  const sends = verb === 'publish' || verb === 'deploy';
  if (sends && provenance.isDirty && !values.dirty)
    throw new Error('There are changes that are in no commit: commit them, or send them with --dirty.');
  if (verb === 'check') {
    const built = await buildRelease();
    return checkAndSign({ ...provenance, to, privateKey, app, why, folder: built.path }, built);
  }
  const release = sends ? await buildRelease() : null;
  return askSite({
    ...provenance,
    to,
    privateKey,
    verb,
    app,
    why,
    redirect: redirect ?? null,
    ...(verb === 'deploy' && values.canary !== undefined && { share: readShare(values.canary) }),
    ...(release ? { version: release.version, folder: release.path } : version ? { version } : {}),
  });
});

/** Of the whole repository: it is the section's own. */
async function readProvenance() {
  const git = (...words: string[]) =>
    run('git', words, { cwd: root }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const [commit, changes] = await Promise.all([git('rev-parse', '--short', 'HEAD'), git('status', '--porcelain')]);
  return { who: operator(), commit: commit || 'unknown', isDirty: changes !== '' };
}
