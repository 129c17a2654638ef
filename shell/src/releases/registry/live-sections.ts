import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import type { Registry } from '../release.schema.ts';
import { readRelease } from '../store/store.ts';

/** The sections that the live releases declare; undefined for one that was taken down, is unreadable, or is older than declarations. */
export async function liveSections(store: string, { apps }: Registry): Promise<Record<string, Section | undefined>> {
  const entries = Object.entries(apps).map(async ([name, { version, removed }]) => {
    const release = removed ? null : await readRelease(store, name, version).catch(() => null);
    return [name, release?.section] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
