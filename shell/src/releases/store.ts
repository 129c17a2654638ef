import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, registrySchema, type Release, releaseSchema } from './release.schema.ts';

/** The release store of an installation: `<dataDir>/releases`. */
export function storeFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

export function releaseFolder(store: string, name: string, version: string): string {
  return join(store, name, version);
}

/** @throws when the release is missing or does not say what a release must say */
export async function readRelease(store: string, name: string, version: string): Promise<Release> {
  const text = await readFile(join(releaseFolder(store, name, version), 'release.json'), 'utf8');
  return releaseSchema.parse(JSON.parse(text));
}

/** An empty registry where none was ever written. @throws on one that is unreadable */
export async function readRegistry(store: string): Promise<Registry> {
  try {
    return registrySchema.parse(JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { apps: {} };
    throw error;
  }
}

/** A deploy is a change of the registry. It is one atomic rename: a reader sees the old or the new one, never half. */
export async function writeRegistry(store: string, registry: Registry): Promise<void> {
  await writeJson(join(store, 'registry.json'), registry);
}

export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}
