import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchContentPageEntries } from '@ofgc/shared/api-client/site/content-pages.ts';
import { fetchPageEntries, fetchSectionPages } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/concerts/seasons.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { otherSeasons } from '@ofgc/shared/domain/seasons/present-season.ts';
import { presentSeasonPath, seasonPath } from '@ofgc/shared/routes/concerts/seasons.ts';
import { subscriptionPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import type { SitePage } from './site-tree.ts';

/**
 * The pages that sections declare, then those from data: texts, content pages, other seasons, subscriptions. Concerts,
 * artists and news have their own lists.
 */
export async function fetchSitePages(api: ApiClient): Promise<SitePage[]> {
  const [declared, texts, contentPages, { data: seasons }, { data: subscriptions }] = await Promise.all([
    fetchSectionPages(api),
    fetchPageEntries(api),
    fetchContentPageEntries(api),
    fetchSeasons(api),
    fetchSubscriptions(api),
  ]);
  return [
    ...declared.map(({ parent, ...page }) => ({ ...page, parent: parent ?? undefined })),
    ...texts.map(({ path, title, lang }) => ({ path, title, lang })),
    ...otherSeasons(seasons).map(({ slug, name, lang }) => ({
      path: seasonPath({ slug }, false),
      title: name,
      lang,
      parent: presentSeasonPath,
    })),
    ...subscriptions.map(({ id, slug, name, lang }) => ({
      path: subscriptionPath({ id, slug, isPresent: true }),
      title: name,
      lang,
    })),
    ...contentPages.map(({ path, title, lang }) => ({ path, title, lang })),
  ];
}
