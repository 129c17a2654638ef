import { readRegistry } from '../../registry/registry-log.ts';
import type { Release } from '../../release.schema.ts';
import { readRelease } from '../../store/store.ts';

/** A section whose live release is private may not become public by a release: the operator takes it down first. */
export async function publishedProblems(store: string, { name, section }: Release): Promise<string[]> {
  const { [name]: live } = (await readRegistry(store)).apps;
  const before = live && !live.removed ? await readRelease(store, name, live.version).catch(() => null) : null;
  return before?.section?.isPrivate && !section?.isPrivate
    ? [
        'section.ts no longer says that it is private, as the live release does: everybody would see its links and pages',
      ]
    : [];
}
