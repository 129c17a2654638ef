import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { frameSection, type FrameSections, frameSections } from '../../composition/frame-sections.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import type { LoadedRelease, LoadedRemote } from '../worker/loaded-release.ts';

/** The live releases of the remotes, as every page carries them. */
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

/** What public pages carry: sections for signed-in visitors are left out. */
export function publicVector(remotes: readonly LoadedRemote[]): ReleaseVector {
  return liveVector(remotes.filter(({ release }) => !release?.section?.isPrivate));
}

/** What the live sections give the frame, the shell's own links among them. */
export function liveSections(
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
