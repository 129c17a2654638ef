import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import type { LiveRelease, ReleaseVector } from '../../composition/release-vector.ts';
import type { LoadedRemote } from '../worker/loaded-release.ts';

/** The live releases of the remotes, as every page carries them. */
export function liveVector(remotes: readonly LoadedRemote[]): ReleaseVector {
  return Object.fromEntries(
    remotes.map(({ name, version, mounts, slots, release, removed }) => [
      name,
      {
        version,
        mounts,
        slots,
        entry: release ? ['remote.js', ...(release.chunks[`${name}.remote`]?.js ?? [])] : [],
        ...(release?.section && { section: shownSection(release.section) }),
        ...(removed && { isRemoved: true as const }),
      },
    ]),
  );
}

/** What pages of everybody carry: nothing of sections whose pages are of those who sign in. */
export function publicVector(remotes: readonly LoadedRemote[]): ReleaseVector {
  return liveVector(remotes.filter(({ release }) => !release?.section?.isPrivate));
}

/** What pages carry of a section. */
function shownSection({ title, hue, menu, links, home }: Section): LiveRelease['section'] {
  return { title, hue, menu, links, home };
}
