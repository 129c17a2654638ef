import { minute } from '@ofgc/shared/dates/spans.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from '../store/store.ts';
import type { QuarantinedRelease } from '../../server/supervisor/quarantine/quarantine.ts';

/** Each site of a store has its own: what harms one machine may do well on another. */
const fileName = /^quarantine\.[\w.-]+\.json$/;
const fileOf = (site: string) => `quarantine.${site}.json`;
/** A file of this name asks all sites to end a remote's quarantine. It stays, as each site may be told at another time. */
const requestName = /^release-quarantine\.([a-z]+)$/;

/** After this time a running site has tried a release again whose time was over, in milliseconds. */
const longestTry = 10 * minute;

const notedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  reason: z.string(),
  since: z.number(),
  until: z.number(),
});
type Noted = z.infer<typeof notedSchema>;
const fileSchema = z.object({ releases: z.array(notedSchema).default([]) });
const requestSchema = z.object({ at: z.number() });

/** Somebody asks to end the quarantines of a remote that began until then, in milliseconds of the real clock. */
export interface ReleaseRequest {
  remote: string;
  at: number;
}

/** Writes a running site's quarantine into the store, without the addresses that visitors requested. */
export async function writeQuarantined(
  store: string,
  releases: readonly QuarantinedRelease[],
  site = 'site',
): Promise<void> {
  await writeJson(join(store, fileOf(site)), { releases: releases.map(({ urls: _urls, ...release }) => release) });
}

/**
 * The releases that a site of this store has quarantined; an empty list where none ever ran on it. A site tries a release again when its
 * time is over: one for which that is long ago belongs to a site that is gone, such as a container.
 */
export async function readQuarantined(store: string): Promise<Noted[]> {
  const noted = (await filesIn(store)).filter((name) => fileName.test(name)).map((name) => readNoted(store, name));
  return (await Promise.all(noted)).flat().filter(({ until }) => Date.now() - until < longestTry);
}

/**
 * With what a site that starts goes on: its own quarantines; those of all sites where it has none noted, as a container gets a new
 * name each time. Those whose end was requested meanwhile are left out.
 */
export async function readOwnQuarantined(store: string, site: string): Promise<Noted[]> {
  const isNoted = (await filesIn(store)).includes(fileOf(site));
  const noted = isNoted ? await readNoted(store, fileOf(site)) : await readQuarantined(store);
  const requests = await readRequests(store);
  return noted.filter(({ remote, since }) => !requests.some((one) => one.remote === remote && one.at >= since));
}

/** Asks the sites of this store to end a remote’s quarantine, and does not wait for it: one that does not run does it when it starts. */
export async function requestRelease(store: string, remote: string): Promise<void> {
  await writeJson(join(store, `release-quarantine.${remote}`), { at: Date.now() });
}

/** @param name of a file that has changed in the store @returns undefined where it is no request */
export async function readRequest(store: string, name: string): Promise<ReleaseRequest | undefined> {
  const remote = requestName.exec(name)?.[1];
  if (!remote) return undefined;
  const request = await readJson(join(store, name), requestSchema).catch(() => null);
  return request ? { remote, at: request.at } : undefined;
}

/** All requests that are in the store. */
export async function readRequests(store: string): Promise<ReleaseRequest[]> {
  const requests = await Promise.all((await filesIn(store)).map((name) => readRequest(store, name)));
  return requests.filter((request) => request !== undefined);
}

function filesIn(store: string): Promise<string[]> {
  return readdir(store).catch(() => []);
}

/** None of a damaged file: its site writes it again. */
async function readNoted(store: string, name: string): Promise<Noted[]> {
  return (await readJson(join(store, name), fileSchema))?.releases ?? [];
}
