import { join } from 'node:path';
import { appFolders, appName } from '../releases/build/apps.ts';
import { namedChanges, readProvenance } from '../releases/build/provenance.ts';
import { sourcePaths } from '../releases/build/source-version.ts';
import type { Reason } from '../releases/registry/make-live.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { askSite, type SiteRequest } from '../releases/signed/ask-site.ts';
import { optionsOf, releaseOptions } from '../releases/signed/release-options.ts';
import { checkSiteAddress, readTeamKey } from '../releases/signed/team-key.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';

export const root = join(import.meta.dirname, '../../..');

/** A command about a release, as it was typed. */
export interface ReleaseCommand {
  /** The folder of an app: `mfe-concerts`, `shell`. */
  folder: string;
  app: string;
  /** The words after the app's folder. */
  rest: string[];
  why: string;
  dirty: boolean;
  redirect: string | undefined;
  /** For `deploy`: the share of visits that get the release. */
  canary: string | undefined;
  /** For `check-release`: whether to check in a browser, too. */
  browser: boolean;
  /** The address of a site elsewhere. Without it the command acts on the site of this folder. */
  to: string | undefined;
  /** The file with the team's key. */
  key: string | undefined;
}

interface Understood {
  /** The usage, with APP as a placeholder for the app. */
  usage: string;
  /** Options that the command accepts besides `to` and `key`. */
  flags: readonly Exclude<keyof typeof releaseOptions, 'to' | 'key'>[];
  /** How many words may follow the app. */
  rest?: number;
  /** The command builds nothing, so it also accepts sections from other repositories that are in the registry. */
  isOfAnyApp?: boolean;
}

/** @throws one sentence where no app is named, or the command does not know a word or an option */
export async function readReleaseCommand(
  { usage, flags, rest: most = 0, isOfAnyApp = false }: Understood,
  words?: readonly string[],
): Promise<ReleaseCommand> {
  const options = optionsOf(releaseOptions, ['to', 'key', ...flags]);
  const { positionals, values } = readArguments({ usage, options, most: most + 1 }, words);
  const [named = '', ...rest] = positionals;
  const known = isOfAnyApp && values.to === undefined ? await allFolders() : appFolders;
  const { redirect, to, key, canary, why = '', dirty = false, browser = false } = values;
  const folder = findApp(named, known) ?? (isOfAnyApp && to !== undefined ? appElsewhere(named) : undefined);
  if (!folder) throw new Error(`Which app? ${usage.replace('APP', `<${known.join(' | ')}>`)}`);
  if (to !== undefined) checkSiteAddress(to);
  if (key !== undefined && to === undefined)
    throw new Error('--key is the key of a team for a site elsewhere: name that with --to.');
  return { folder, app: appName(folder), rest, redirect, to, key, canary, why, dirty, browser };
}

/** @param word an app's folder, also with the slash of a completed path, or its name */
export function findApp(word: string, known: readonly string[] = appFolders): string | undefined {
  const named = word.replace(/\/$/, '');
  return known.find((one) => one === named || appName(one) === named);
}

/** The folder name of a section whose sources are elsewhere, and that this machine's registry need not know. */
export function appElsewhere(word: string): string | undefined {
  const [, name] = /^(?:mfe-)?([a-z]+)$/.exec(word) ?? [];
  return name && `mfe-${name}`;
}

/** Folders of this repository's apps, and of apps from other repositories that were ever live here. */
async function allFolders(): Promise<string[]> {
  const { apps } = await readRegistry(storeFolder(readSettings(process.env).dataDir));
  const live = Object.keys(apps).map((name) => (name === 'shell' ? name : `mfe-${name}`));
  return [...new Set([...appFolders, ...live])];
}

/** Who runs the command, from which sources, and why. @throws where the sources have uncommitted changes and --dirty is not set */
export async function readReason({ folder, why, dirty }: ReleaseCommand): Promise<Reason> {
  const provenance = await readProvenance(root, folder);
  if (provenance.isDirty && !dirty) {
    const changes = await namedChanges(root, sourcePaths(folder));
    throw new Error(
      `What ${folder} is built from has changes that are in no commit${changes}: commit them, or deploy them with --dirty.`,
    );
  }
  return { ...provenance, why };
}

/** Looks for the team's key where a site is named, before anything is built. @throws one sentence where there is none */
export async function requireNamedKey({ app, to, key }: ReleaseCommand): Promise<void> {
  if (to !== undefined) await readTeamKey(root, app, key);
}

/** Sends a request to the site named by `--to`, signed with the team's key: from `--key`, from TEAM_KEY, or from a file here. */
export async function askNamedSite(
  command: ReleaseCommand,
  request: Pick<SiteRequest, 'verb' | 'version' | 'folder' | 'redirect' | 'share'>,
): Promise<string> {
  const { app, to = '', why, folder } = command;
  const privateKey = await readTeamKey(root, app, command.key);
  return askSite({ ...(await readProvenance(root, folder)), app, to, why, privateKey, ...request });
}
