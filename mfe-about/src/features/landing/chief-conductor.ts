import type { Page } from '@ofgc/shared/domain/page.schema.ts';
import type { FacetOption } from '@ofgc/shared/domain/list.schema.ts';

type PageSection = Page['sections'][number];

export interface ChiefConductor {
  section: PageSection;
  slug: string;
}

/** The part of the page whose title names a conductor of the season: there the chief conductor is introduced. */
export function chiefConductorIn(
  sections: readonly PageSection[],
  conductors: readonly Pick<FacetOption, 'value' | 'label'>[],
): ChiefConductor | null {
  for (const section of sections) {
    const conductor = conductors.find(({ label }) => section.title.includes(label));
    if (conductor) return { section, slug: conductor.value };
  }
  return null;
}
