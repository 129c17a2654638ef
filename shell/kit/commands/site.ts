import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { namedChanges, provenanceOf, requireUnchanged } from '../../src/releases/build/provenance.ts';
import { readShare } from '../../src/releases/registry/canary-share.ts';
import { readRedirect } from '../../src/releases/registry/site-path.ts';
import { askSite } from '../../src/releases/signed/ask-site.ts';
import { optionsOf, releaseOptions } from '../../src/releases/signed/release-options.ts';
import { previewEnd } from '../../src/releases/signed/preview-lifetime.ts';
import { askPreview } from '../../src/releases/signed/preview-link.ts';
import { checkAndSign } from '../../src/releases/signed/sign-check.ts';
import { checkVersion, type Verb, verbs } from '../../src/releases/signed/signed-request.ts';
import { checkSiteAddress, readTeamKey } from '../../src/releases/signed/team-key.ts';
import { buildCheckedRelease, root } from './built-releases.ts';
import { readRemoteName } from './remote-name.ts';

// ofgc check --to https://site: sends the release, opens all its pages there in Chromium, and signs what was seen.
// ofgc publish | deploy | activate VERSION | preview VERSION | rollback | remove | releases --to https://site: asks a site for it, in the team's name.
// SITE names the site where --to is left out, as in CI. `check` looks into a browser with and without `--browser`: the words are those
// of the site's own repository.
const options = { ...releaseOptions, days: { type: 'string' } } as const;

interface Usage {
  usage: string;
  /** Besides `to` and `key`. */
  flags: readonly Exclude<keyof typeof options, 'to' | 'key'>[];
  /** How many words follow. */
  most?: number;
}

/** What each of them understands. */
const usages: Record<Exclude<Verb, 'checked'> | 'check', Usage> = {
  publish: { usage: 'publish -- [--why "…"] [--dirty]', flags: ['why', 'dirty'] },
  deploy: { usage: 'deploy -- [--canary 10%] [--why "…"] [--dirty]', flags: ['canary', 'why', 'dirty'] },
  activate: { usage: 'activate -- VERSION [--why "…"]', flags: ['why'], most: 1 },
  rollback: { usage: 'rollback -- [--why "…"]', flags: ['why'] },
  remove: { usage: 'remove -- [--redirect /path] [--why "…"]', flags: ['redirect', 'why'] },
  releases: { usage: 'releases --', flags: [] },
  preview: { usage: 'preview -- VERSION [--days 3]', flags: ['days'], most: 1 },
  check: { usage: 'check-release -- [--why "…"] [--dirty]', flags: ['browser', 'why', 'dirty'] },
};

await runCommand(async () => {
  const [asked, ...words] = process.argv.slice(2);
  const verb = asked === 'check' ? asked : verbs.find((known) => known === asked && known !== 'checked');
  if (!verb || verb === 'checked') throw new Error(`ofgc ${Object.keys(usages).join(' | ')} --to https://site`);
  const { flags, most = 0 } = usages[verb];
  const usage = `npm run ${usages[verb].usage} --to https://site [--key FILE]`;
  const understood = optionsOf(options, ['to', 'key', ...flags]);
  const { positionals, values } = readArguments({ usage, options: understood, most }, words);
  const [version] = positionals;
  const { to = process.env.SITE || undefined, key, why = '' } = values;
  if (to === undefined) throw new Error(`To which site? ${usage}`);
  if (most === 1 && !version) throw new Error(`Which version? ${usage}`);
  if (version !== undefined) checkVersion(version);
  const redirect = readRedirect(values.redirect);
  const share = values.canary === undefined ? undefined : readShare(values.canary);
  checkSiteAddress(to);
  if (values.to === undefined) process.stderr.write(`The site is ${to}, as SITE says.\n`);
  const app = readRemoteName(root);
  const privateKey = await readTeamKey(root, app, key);
  // Of the whole folder: it is the section's own.
  const provenance = await provenanceOf(root, ['.']);
  if (verb === 'preview') {
    return askPreview({
      ...provenance,
      to,
      privateKey,
      app,
      version: version ?? '',
      until: previewEnd(values.days),
      why,
    });
  }
  const sends = verb === 'check' || verb === 'publish' || verb === 'deploy';
  if (sends && provenance.isDirty && !values.dirty) {
    const changes = await namedChanges(root, ['.']);
    throw new Error(`There are changes that are in no commit${changes}: commit them, or send them with --dirty.`);
  }
  const build = async () => {
    const release = await buildCheckedRelease();
    await requireUnchanged(root, ['.'], provenance);
    return release;
  };
  if (verb === 'check') {
    const built = await build();
    return checkAndSign({ ...provenance, to, privateKey, app, why, folder: built.path }, built);
  }
  const release = sends ? await build() : null;
  return askSite({
    ...provenance,
    to,
    privateKey,
    verb,
    app,
    why,
    redirect,
    ...(share && { share }),
    ...(release ? { version: release.version, folder: release.path } : version ? { version } : {}),
  });
});
