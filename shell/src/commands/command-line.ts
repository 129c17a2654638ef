import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appFolders, appName } from '../releases/apps.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import type { Reason } from '../releases/registry/make-live.ts';
import { askSite, type SiteRequest } from '../releases/signed/ask-site.ts';
import { checkSiteAddress, readTeamKey } from '../releases/signed/team-key.ts';

export const root = join(import.meta.dirname, '../../..');

/** What the commands about releases understand. */
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

/** @param usage what is missing where no app is named */
export function readReleaseCommand(usage: string): ReleaseCommand {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dirty: { type: 'boolean', default: false },
      why: { type: 'string', default: '' },
      to: { type: 'string' },
      key: { type: 'string' },
      redirect: { type: 'string' },
      canary: { type: 'string' },
      browser: { type: 'boolean', default: false },
    },
  });
  const [folder, ...rest] = positionals;
  const known = appFolders.find((one) => one === folder);
  if (!known) throw new Error(`Which app? ${usage.replace('APP', `<${appFolders.join(' | ')}>`)}`);
  const { redirect, to, key, canary, ...flags } = values;
  return { folder: known, app: appName(known), rest, redirect, to, key, canary, ...flags };
}

/** Who asks, from which sources, and why. @throws where the sources have changes and nobody said that they may */
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
  checkSiteAddress(to);
  const privateKey = await readTeamKey(root, app, command.key);
  return askSite({ ...(await readProvenance(root, folder)), app, to, why, privateKey, ...request });
}
