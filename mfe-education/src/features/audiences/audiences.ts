import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { SubjectDrawing } from '@ofgc/shared/domain/drawings/drawing.schema.ts';
import { type UpcomingConcert, upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import type { EducationPage } from '@ofgc/shared/routes/education/activities.ts';

interface AudienceRule {
  /** The anchor on the page, to which menus and home link, and that of the audience's text in api/content/pages.json. */
  anchor: string;
  drawing: Pick<SubjectDrawing, 'name' | 'palette'>;
  activities: readonly Activity['kind'][];
  /** The types of concert for this audience. */
  concerts: readonly string[];
  /** The pages linked to for more information. */
  pages: readonly Exclude<EducationPage, 'oldTraining'>[];
}

/** The audiences in the order of the page. */
const rules = [
  {
    anchor: 'familias',
    drawing: { name: 'family', palette: 'green' },
    activities: ['family'],
    concerts: ['familia'],
    pages: ['families', 'club16'],
  },
  {
    anchor: 'escuelas',
    drawing: { name: 'bus', palette: 'teal' },
    activities: ['school', 'touring'],
    concerts: ['escolar', 'itinerante'],
    pages: ['schools', 'touring'],
  },
  {
    anchor: 'profesorado',
    drawing: { name: 'workshop', palette: 'mint' },
    activities: ['workshop'],
    concerts: [],
    pages: ['workshop'],
  },
  {
    anchor: 'jovenes',
    drawing: { name: 'chairs', palette: 'sand' },
    activities: ['club', 'training', 'masterclass'],
    concerts: [],
    pages: ['club26', 'club16', 'masterclasses', 'training'],
  },
  {
    anchor: 'comunidad',
    drawing: { name: 'hospital', palette: 'lilac' },
    activities: ['community'],
    concerts: [],
    pages: ['community'],
  },
] as const satisfies readonly AudienceRule[];

type AudienceAnchor = (typeof rules)[number]['anchor'];
export const audienceAnchors = rules.map(({ anchor }) => anchor);
export const audienceLinks = rules.map(({ anchor, drawing }) => ({ anchor, drawing }));

export interface Audience {
  anchor: AudienceAnchor;
  text: Page['sections'][number] | null;
  activities: Activity[];
  pages: readonly Exclude<EducationPage, 'oldTraining'>[];
  /** The next concert for this audience. */
  concert: UpcomingConcert | null;
}

interface Sources {
  sections: Page['sections'];
  activities: readonly Activity[];
  events: readonly EventSummary[];
}

/** Texts, activities and concerts by audience. An audience without any is listed too, because pages link to its anchor. */
export function groupByAudience({ sections, activities, events }: Sources): Audience[] {
  const upcoming = upcomingConcerts(events);
  return rules.map((rule: AudienceRule & { anchor: AudienceAnchor }) => ({
    anchor: rule.anchor,
    pages: rule.pages,
    text: sections.find(({ anchor }) => anchor === rule.anchor) ?? null,
    activities: rule.activities.flatMap((kind) => activities.filter((activity) => activity.kind === kind)),
    concert: upcoming.find(({ event }) => rule.concerts.includes(event.category.kind)) ?? null,
  }));
}

/** Texts that belong to no audience: editors may add some, and the page shows them too. */
export function otherSections(sections: Page['sections']): Page['sections'] {
  const known: readonly string[] = audienceAnchors;
  return sections.filter(({ anchor }) => !known.includes(anchor));
}

/** The audience of a kind of activity. @returns undefined for a kind without an audience; today each kind has one */
export function audienceOfKind(kind: Activity['kind']): AudienceAnchor | undefined {
  return rules.find((rule: AudienceRule) => rule.activities.includes(kind))?.anchor;
}
