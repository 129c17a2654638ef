import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../../../releases/store/store.ts';
import type { QuarantinedRelease } from './quarantine.ts';

/** A file of this name asks the running site to end a remote's quarantine. */
const requestName = /^release-quarantine\.([a-z]+)$/;
const file = (store: string) => join(store, 'quarantine.json');
const requestFile = (store: string, remote: string) => join(store, `release-quarantine.${remote}`);

/** Writes the running site's quarantine to `quarantine.json` in the store, without the addresses that visitors requested. */
export async function writeQuarantined(store: string, releases: readonly QuarantinedRelease[]): Promise<void> {
  await writeJson(file(store), { releases: releases.map(({ urls: _urls, ...release }) => release) });
}

/** The quarantined releases; an empty list where no site ever ran on this store. */
export async function readQuarantined(store: string): Promise<Omit<QuarantinedRelease, 'urls'>[]> {
  const text = await readFile(file(store), 'utf8').catch(() => '{"releases":[]}');
  return (JSON.parse(text) as { releases: Omit<QuarantinedRelease, 'urls'>[] }).releases;
}

/**
 * Asks the running site to end a remote’s quarantine, and does not wait for it; where no site runs, the request stays in
 * the store.
 */
export async function requestRelease(store: string, remote: string): Promise<void> {
  await writeFile(requestFile(store, remote), '');
}

/** @param name of a file that appeared in the store @returns the remote whose quarantine is to end; the request file is removed */
export async function takeRequest(store: string, name: string): Promise<string | undefined> {
  const remote = requestName.exec(name)?.[1];
  if (!remote) return undefined;
  // The watcher reports the file twice, when it is created and when it is removed: only the call that removes it gets the remote.
  return rm(requestFile(store, remote)).then(
    () => remote,
    () => undefined,
  );
}

/** The remotes of all requests that are in the store; the request files are removed. */
export async function takeRequests(store: string): Promise<string[]> {
  const names = await readdir(store).catch(() => []);
  const remotes = await Promise.all(names.map((name) => takeRequest(store, name)));
  return remotes.filter((remote) => remote !== undefined);
}
