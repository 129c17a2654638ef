import { join } from 'node:path';
import { appFolders, appName } from '../releases/apps.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import type { Reason } from '../releases/registry/make-live.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { askSite, type SiteRequest } from '../releases/signed/ask-site.ts';
import { checkSiteAddress, readTeamKey } from '../releases/signed/team-key.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';

export const root = join(import.meta.dirname, '../../..');

/** What the commands about releases understand, each a part of it. */
const options = {
  to: { type: 'string' },
  key: { type: 'string' },
  why: { type: 'string' },
  dirty: { type: 'boolean' },
  redirect: { type: 'string' },
  canary: { type: 'string' },
  browser: { type: 'boolean' },
} as const;

export interface ReleaseCommand {
  /** The folder of an app: `mfe-concerts`, `shell`. */
  folder: string;
  app: string;
  /** What follows the folder. */
  rest: string[];
  why: string;
  dirty: boolean;
  redirect: string | undefined;
  /** Of `deploy`: the share of the visits that get it. */
  canary: string | undefined;
  /** Of `check-release`: in the browser, too. */
  browser: boolean;
  /** The address of a site elsewhere. Without it the site on this folder is meant. */
  to: string | undefined;
  /** The file of the team's key. */
  key: string | undefined;
}

interface Understood {
  /** With APP where the app stands. */
  usage: string;
  /** Besides `to` and `key`. */
  flags: readonly Exclude<keyof typeof options, 'to' | 'key'>[];
  /** How many words may follow the app. */
  rest?: number;
  /** It builds nothing: of a section whose sources are elsewhere it knows what the registry says. */
  isOfAnyApp?: boolean;
}

/** @throws one sentence where no app is named, or something that the command does not understand */
export async function readReleaseCommand(
  { usage, flags, rest: most = 0, isOfAnyApp = false }: Understood,
  words?: readonly string[],
): Promise<ReleaseCommand> {
  const understood = Object.fromEntries(
    ['to', 'key', ...flags].map((flag) => [flag, options[flag as keyof typeof options]]),
  );
  const { positionals, values } = readArguments(
    { usage, options: understood as typeof options, most: most + 1 },
    words,
  );
  const [named = '', ...rest] = positionals;
  const known = isOfAnyApp ? await allFolders() : appFolders;
  const folder = known.find((one) => one === named || appName(one) === named);
  if (!folder) throw new Error(`Which app? ${usage.replace('APP', `<${known.join(' | ')}>`)}`);
  const { redirect, to, key, canary, why = '', dirty = false, browser = false } = values;
  if (to !== undefined) checkSiteAddress(to);
  if (key !== undefined && to === undefined)
    throw new Error('--key is the key of a team for a site elsewhere: name that with --to.');
  return { folder, app: appName(folder), rest, redirect, to, key, canary, why, dirty, browser };
}

/** Those of this repository, and those of teams with a repository of their own that were ever live here. */
async function allFolders(): Promise<string[]> {
  const { apps } = await readRegistry(storeFolder(readSettings(process.env).dataDir));
  const live = Object.keys(apps).map((name) => (name === 'shell' ? name : `mfe-${name}`));
  return [...new Set([...appFolders, ...live])];
}

/** Who asks, from which sources, and why. @throws where the sources have uncommitted changes and the command does not allow them */
export async function readReason({ folder, why, dirty }: ReleaseCommand): Promise<Reason> {
  const provenance = await readProvenance(root, folder);
  if (provenance.isDirty && !dirty)
    throw new Error(
      `What ${folder} is built from has changes that are in no commit: commit them, or deploy them with --dirty.`,
    );
  return { ...provenance, why };
}

/** Asks the site that `--to` names, with the team's key: of `--key`, of TEAM_KEY, or of a file here. */
export async function askNamedSite(
  command: ReleaseCommand,
  request: Pick<SiteRequest, 'verb' | 'version' | 'folder' | 'redirect' | 'share'>,
): Promise<string> {
  const { app, to = '', why, folder } = command;
  const privateKey = await readTeamKey(root, app, command.key);
  return askSite({ ...(await readProvenance(root, folder)), app, to, why, privateKey, ...request });
}
