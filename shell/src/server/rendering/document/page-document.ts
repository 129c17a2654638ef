import type { Catalogue } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isWithoutThirdParties } from '@ofgc/shared/third-party/pages-without-third-parties.ts';
import type { StaticHandlerContext } from 'react-router';
import type { PageState } from '../../../composition/page-state.ts';
import { remoteOfPath, remoteOfSlot } from '../../../composition/release-vector.ts';
import { shownParts } from '../../../pages/shown-parts.ts';
import { assembleDocument } from './assemble-document.ts';
import { consentMarkup } from './consent-markup.tsx';
import { firstPageState } from './first-page-state.ts';
import type { LiveSet } from '../live-set.ts';
import { pageEtag } from './page-etag.ts';
import type { RenderedPage, RendererOptions } from '../render-page.ts';

interface ShownPage {
  path: string;
  locale: Locale;
  shown: StaticHandlerContext;
  /** Ids of the matched routes. */
  routes: readonly string[];
  /** The release that owns the page, as `concerts@1a2b`. */
  owner: { name: string; version: string };
  audience: 'private' | 'public';
  /** Catalogues of all namespaces that the page was rendered with. */
  catalogues: Record<string, Catalogue>;
  site: PageState['site'];
  html: string;
}

type DocumentOptions = Pick<RendererOptions, 'joinedIntegrity' | 'thirdPartyServices'> & {
  live: LiveSet;
};

/** Makes the whole document of a page of one set of releases: its markup with head, data and scripts. */
export function createPageDocument({ live, joinedIntegrity, thirdPartyServices = [] }: DocumentOptions) {
  const { shell, slots } = live;
  const consentOfPages = consentMarkup(thirdPartyServices);

  return async (page: ShownPage): Promise<Pick<RenderedPage, 'html' | 'etag' | 'releases'>> => {
    const { locale, shown, routes, owner, audience, catalogues, site } = page;
    const consent = isWithoutThirdParties(page.path) ? '' : consentOfPages;
    const parts = shownParts(routes, shown.loaderData);
    const isError = shown.errors !== null;
    const assets = live.assetsOf({ routes, parts, isError, needsConsent: consent !== '' });
    const { address, words } = live.catalogueOf({ locale, routes, parts, isError, catalogues });
    const makers = new Set([shell, owner, ...parts.map((part) => slots.owner(part) ?? shell)]);
    const vector = live.vectors[audience];
    const used = [owner.name, remoteOfPath(splitLocale(page.path).path, vector)];
    for (const part of parts) used.push(remoteOfSlot(part, vector));
    const releases = [...makers].map(({ name, version }) => `${name}@${version}`);
    const state: PageState = {
      locale,
      releases,
      ...live.vectorOf[audience](new Set(used)),
      sections: live.menus[locale],
      words,
      site,
      hydration: { loaderData: shown.loaderData, actionData: shown.actionData, errors: shown.errors },
      ...firstPageState(shown),
      scripts: assets.pageScripts,
    };
    const html = assembleDocument({
      html: page.html,
      state,
      assets,
      styleIntegrity: await joinedIntegrity?.(assets.css[0] ?? ''),
      ...(address && { words: [address, (await joinedIntegrity?.(address)) ?? ''] }),
      consent,
    });
    let etag: string | undefined;
    return {
      html,
      // Made when it is asked for: the gate renders many pages and needs none.
      get etag() {
        return (etag ??= pageEtag(html, [site.renderedAt, `"clockShift":${site.clockShift}`]));
      },
      releases,
    };
  };
}
