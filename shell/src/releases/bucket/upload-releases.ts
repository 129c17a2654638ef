import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { day } from '@ofgc/shared/dates/spans.ts';
import { fewAtOnce } from '../store/few-at-once.ts';
import { readTrials } from '../gate/trial/trial-records.ts';
import { referencedVersions } from '../registry/registry.ts';
import { readRegistry } from '../registry/registry-log.ts';
import { findDamage, travellingFiles } from '../store/release-files.ts';
import { type Release, releaseSchema } from '../release.schema.ts';
import { storedApps } from '../store/app-names.ts';
import { isOfDevelopment } from '../signed/proof-file.ts';
import { findRelease, releaseFolder } from '../store/store.ts';
import type { ReleaseBucket } from './release-bucket.ts';

/** How many files are sent at once. */
const atOnce = 6;
const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.ics': 'text/calendar; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gz': 'application/gzip',
};
const otherType = 'application/octet-stream';

/**
 * The key of a release's file. Browser files have the path of their address on the site, so that a CDN can serve them from the
 * bucket; the other files, which only the site needs, are in a folder of their own.
 */
export function bucketKey({ name, version }: Pick<Release, 'name' | 'version'>, file: string): string {
  return `${file.startsWith('browser/') ? 'assets' : 'releases'}/${name}/${version}/${file}`;
}

/**
 * After this time, in milliseconds, a release is sent again: a rule of the bucket may remove files some months after they were sent, and a
 * section may be live for longer.
 */
const renewal = 30 * day;

/**
 * Sends every undamaged release of a store that the bucket lacks, has had for long, or has from a build with other compressed copies, and that has passed the
 * gate or is named by the registry. Others are not sent, because a release that is going to be refused is in the store, too, while it is tried.
 * @param known names of the releases in the bucket; more are added @param now of the real clock, in milliseconds @throws BucketError
 */
export async function uploadReleases(
  store: string,
  bucket: ReleaseBucket,
  known: Set<string>,
  now = Date.now(),
): Promise<void> {
  for (const release of await storedReleases(store, known)) {
    const there = await bucket.find(bucketKey(release, 'release.json'));
    const isLasting =
      there && now - there.writtenAt < renewal && isDeepStrictEqual(filesOf(there.content), travellingFiles(release));
    if (isLasting || (await send(store, bucket, release))) known.add(nameOf(release));
  }
}

/** The files that a manifest names, with their hashes; none where it is damaged. */
function filesOf(manifest: Buffer): Record<string, string> {
  try {
    return travellingFiles(releaseSchema.parse(JSON.parse(String(manifest))));
  } catch {
    return {};
  }
}

const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name}@${version}`;

async function storedReleases(store: string, known: ReadonlySet<string>): Promise<Release[]> {
  const found: Release[] = [];
  const registry = await readRegistry(store);
  for (const name of await storedApps(store)) {
    const named = new Set(referencedVersions(registry, name));
    for (const version of await readdir(join(store, name)).catch(() => [])) {
      if (known.has(nameOf({ name, version }))) continue;
      const release = await findRelease(store, name, version);
      if (!release) continue;
      const isTried = (await readTrials(store, release)).length > 0;
      const isLasting = isTried && !(await isOfDevelopment(releaseFolder(store, name, version)));
      if (named.has(version) || isLasting) found.push(release);
    }
  }
  return found;
}

/** Sends a release with `release.json` last: where that file exists, all do. @returns false for a damaged release, which is not sent */
async function send(store: string, bucket: ReleaseBucket, release: Release): Promise<boolean> {
  const folder = releaseFolder(store, release.name, release.version);
  if (await findDamage(folder, release)) return false;
  const sendFile = async (file: string) =>
    bucket.put(bucketKey(release, file), await readFile(join(folder, file)), mediaTypes[extname(file)] ?? otherType);
  await fewAtOnce(Object.keys(travellingFiles(release)), atOnce, sendFile);
  await sendFile('release.json');
  return true;
}
