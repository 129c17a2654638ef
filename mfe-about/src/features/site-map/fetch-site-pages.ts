import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchContentPageEntries } from '@ofgc/shared/api-client/content-pages.ts';
import { fetchPageEntries } from '@ofgc/shared/api-client/pages.ts';
import { fetchSeasons } from '@ofgc/shared/api-client/seasons.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/subscriptions.ts';
import type { SitePage } from './site-tree.ts';

const seasonPage = '/conciertos-entradas/temporada';
const subscriptionsPage = '/conciertos-entradas/abonos';

/** The pages that come from data: texts, content pages, past seasons, subscriptions. Concerts, artists and news are left to their own lists. */
export async function fetchSitePages(api: ApiClient): Promise<SitePage[]> {
  const [texts, contentPages, { data: seasons }, { data: subscriptions }] = await Promise.all([
    fetchPageEntries(api),
    fetchContentPageEntries(api),
    fetchSeasons(api),
    fetchSubscriptions(api),
  ]);
  return [
    ...texts.map(({ path, title, lang }) => ({ path, title, lang })),
    ...seasons
      .filter(({ isCurrent }) => !isCurrent)
      .map(({ slug, name, lang }) => ({ path: `${seasonPage}${slug}`, title: name, lang, below: seasonPage })),
    ...subscriptions.map(({ slug, name, lang }) => ({ path: `${subscriptionsPage}/${slug}`, title: name, lang })),
    ...contentPages.map(({ path, title, lang }) => ({ path, title, lang })),
  ];
}
