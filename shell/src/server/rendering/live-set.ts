import type { RemoteModule } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { FrameSections } from '../../composition/frame-sections.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import { RouteErrorPage } from '../../errors/RouteErrorPage.tsx';
import { leaveRemoved } from '../../routing/leave-removed.ts';
import { PageOutlet } from '../../routing/PageOutlet.tsx';
import { createRoutes, unavailableRoutes } from '../../routing/routes.tsx';
import type { LoadedRelease, LoadedRemote } from '../worker/loaded-release.ts';
import { liveFrameSections, liveVector, publicVector } from './live-vector.ts';
import { RenderedMarkup } from './markup/markup-cache.ts';
import { createPageAssets } from './document/page-assets.ts';
import { createPageVectors } from './document/page-vector.ts';
import { createPageCatalogue } from './document/page-catalogue.ts';
import { createRouteBranches, type RouteBranch } from './request/route-branches.ts';
import type { RendererOptions } from './render-page.ts';
import { createSlots, type Slots } from './slots.ts';
import { UnchangedPages } from './unchanged-pages.ts';

/** Data that all pages of one set of live releases have in common. */
export interface LiveSet {
  shell: LoadedRelease;
  /** Pages of signed-in visitors carry the private sections as well; no other page mentions them. */
  vectors: Record<'private' | 'public', ReleaseVector>;
  /** The part of the vector that a page carries, by the remotes whose parts it shows. */
  vectorOf: Record<'private' | 'public', ReturnType<typeof createPageVectors>>;
  sections: Record<Locale, Required<FrameSections>>;
  /** The parts of the sections that every page's data contains. */
  menus: Record<Locale, Pick<FrameSections, 'menu'>>;
  slots: Slots;
  catalogueOf: ReturnType<typeof createPageCatalogue>;
  assetsOf: ReturnType<typeof createPageAssets>;
  branchOf: (path: string) => Promise<RouteBranch>;
  markup: RenderedMarkup;
  /** Undefined where no pages are cached. */
  unchanged: UnchangedPages | undefined;
  remote: (name: string) => LoadedRemote | undefined;
  /** Undefined where the remote is not served, and for the shell. */
  moduleOf: (name: string) => RemoteModule | undefined;
}

/**
 * Made once for each set of releases: its caches of markup and pages end with it.
 * @param unchangedPagesBytes the limit of its page cache, in bytes @param onKeptMarkup receives key and markup of each part that is kept
 */
export function createLiveSet({
  shell,
  remotes,
  keepVector,
  checksMarkup,
  onKeptMarkup,
  unchangedPagesBytes: maxBytes,
}: Pick<RendererOptions, 'shell' | 'remotes' | 'keepVector' | 'checksMarkup' | 'unchangedPagesBytes'> & {
  onKeptMarkup?: (key: string, text: string) => void;
}): LiveSet {
  const vectors = { private: liveVector(remotes), public: publicVector(remotes) };
  const sections = {
    es: liveFrameSections([...remotes, shell], vectors.private, 'es'),
    en: liveFrameSections([...remotes, shell], vectors.private, 'en'),
  };
  const routes = createRoutes({ remoteRoutes: remotes.flatMap(routesOf), views: { PageOutlet, RouteErrorPage } });
  return {
    shell,
    vectors,
    vectorOf: {
      private: createPageVectors(vectors.private),
      public: createPageVectors(vectors.public, keepVector?.(vectors.public)),
    },
    sections,
    menus: { es: { menu: sections.es.menu }, en: { menu: sections.en.menu } },
    slots: createSlots(remotes),
    catalogueOf: createPageCatalogue({ shell, remotes }),
    assetsOf: createPageAssets({ shell, remotes }),
    branchOf: createRouteBranches(routes),
    markup: new RenderedMarkup({ isChecked: checksMarkup, onKeep: onKeptMarkup }),
    unchanged: maxBytes === 0 ? undefined : new UnchangedPages({ isChecked: checksMarkup, maxBytes }),
    remote: (name) => remotes.find((remote) => remote.name === name),
    moduleOf: (name) => remotes.find((remote) => remote.name === name)?.module?.remote,
  };
}

function routesOf({ name, mounts, removed, module }: LoadedRemote) {
  if (removed) return unavailableRoutes(name, mounts, ({ request }) => leaveRemoved(request, removed.redirect));
  return module?.remote.routes ?? unavailableRoutes(name, mounts);
}
