import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { frameSection, type FrameSections, frameSections } from '../../composition/frame-sections.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { LoadedRelease, LoadedRemote } from '../worker/loaded-release.ts';

/** The vector of all live releases of the remotes. */
export function liveVector(remotes: readonly LoadedRemote[]): ReleaseVector {
  return Object.fromEntries(
    remotes.map(({ name, version, mounts, slots, release, removed }) => [
      name,
      {
        version,
        mounts,
        slots,
        integrity: release?.integrity['browser/remote.js'] ?? '',
        ...(release?.section && { hue: release.section.hue }),
        ...(removed && { isRemoved: true as const }),
      },
    ]),
  );
}

/** The vector for public pages, without the sections for signed-in visitors. */
export function publicVector(remotes: readonly LoadedRemote[]): ReleaseVector {
  return liveVector(remotes.filter(({ release }) => !release?.section?.isPrivate));
}

/** The frame's data from the live sections, including the shell's own links. */
export function liveFrameSections(
  releases: readonly Pick<LoadedRelease, 'name' | 'release'>[],
  vector: ReleaseVector,
  locale: Locale,
): Required<FrameSections> {
  const entries = releases.map(({ name, release }) => {
    const section = release?.section;
    return [name, section && frameSection(section, locale)] as const;
  });
  return frameSections(Object.fromEntries(entries), vector);
}
