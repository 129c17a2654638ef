import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';

type PageSection = Page['sections'][number];

interface ChiefConductor {
  section: PageSection;
  slug: string;
}

/** The part of the page whose title names a conductor of the season: it introduces the chief conductor. */
export function findChiefConductor(
  sections: readonly PageSection[],
  conductors: readonly Pick<FacetOption, 'value' | 'label'>[],
): ChiefConductor | null {
  for (const section of sections) {
    const conductor = conductors.find(({ label }) => section.title.includes(label));
    if (conductor) return { section, slug: conductor.value };
  }
  return null;
}

/** The anchor of the chief conductor's part of the page, with the next concert under that conductor; null where the page has no such part. */
export async function fetchChiefConductor(page: Page, api: ApiClient) {
  const { meta } = await fetchEvents(api, { perPage: 1, facets: ['conductor'] });
  const chief = findChiefConductor(page.sections, meta.facets.conductor ?? []);
  if (!chief) return { chief };
  const { data: events } = await fetchEvents(api, { conductor: chief.slug, when: 'upcoming', perPage: 12 });
  return { chief: { anchor: chief.section.anchor, concert: upcomingConcerts(events)[0] ?? null } };
}
