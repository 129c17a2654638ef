import type { Activity } from '@ofgc/shared/domain/activity.schema.ts';
import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';
import type { Page } from '@ofgc/shared/domain/page.schema.ts';
import type { PageName } from '../addresses/education-paths.ts';
import { upcomingConcerts, type UpcomingConcert } from '../concerts/upcoming-concerts.ts';

interface AudienceRule {
  /** The anchor of the page in both languages: menus and home link to it. */
  anchor: string;
  /** Anchors of its text in the page's own content, in either language. */
  texts: readonly string[];
  activities: readonly Activity['kind'][];
  /** Kinds of concert that are made for it. */
  concerts: readonly string[];
  /** The pages that say more. */
  pages: readonly PageName[];
}

/** For whom the office works, in the order of the page. */
const rules = [
  {
    anchor: 'familias',
    texts: ['familias', 'families'],
    activities: ['family'],
    concerts: ['familia'],
    pages: ['families', 'club16'],
  },
  {
    anchor: 'escuelas',
    texts: ['escuelas', 'schools'],
    activities: ['school', 'touring'],
    concerts: ['escolar', 'itinerante'],
    pages: ['schools', 'touring'],
  },
  {
    anchor: 'profesorado',
    texts: ['docentes', 'profesorado', 'teachers'],
    activities: ['workshop'],
    concerts: [],
    pages: ['workshop'],
  },
  {
    anchor: 'jovenes',
    texts: ['jovenes', 'young-people'],
    activities: ['club', 'training', 'masterclass'],
    concerts: [],
    pages: ['club26', 'club16', 'masterclasses', 'training'],
  },
  {
    anchor: 'comunidad',
    texts: ['comunidad', 'community'],
    activities: ['community'],
    concerts: [],
    pages: ['community'],
  },
] as const satisfies readonly AudienceRule[];

export type AudienceAnchor = (typeof rules)[number]['anchor'];
export const audienceAnchors = rules.map(({ anchor }) => anchor);

/** What the next concert of an activity is, as far as a link needs it. */
export interface NextConcert {
  id: number;
  slug: string;
  title: string;
  startsAt: string;
  lang: EventSummary['lang'];
}
export interface AudienceActivity extends Activity {
  next: NextConcert | null;
}

export interface Audience {
  anchor: AudienceAnchor;
  text: Page['sections'][number] | null;
  activities: Activity[];
  pages: readonly PageName[];
  /** The concert made for it that comes next. */
  concert: UpcomingConcert | null;
}

interface Sources {
  sections: Page['sections'];
  activities: readonly Activity[];
  events: readonly EventSummary[];
}

/** Puts texts, activities and concerts with the people they are for. An audience that has nothing keeps its place: it is linked to. */
export function groupByAudience({ sections, activities, events }: Sources): Audience[] {
  const upcoming = upcomingConcerts(events);
  return rules.map((rule: AudienceRule & { anchor: AudienceAnchor }) => ({
    anchor: rule.anchor,
    pages: rule.pages,
    text: sections.find(({ anchor }) => rule.texts.includes(anchor)) ?? null,
    activities: rule.activities.flatMap((kind) => activities.filter((activity) => activity.kind === kind)),
    concert: upcoming.find(({ event }) => rule.concerts.includes(event.category.kind)) ?? null,
  }));
}

/** Texts that belong to no audience: the office may add some, and none may get lost. */
export function otherSections(sections: Page['sections']): Page['sections'] {
  const known: readonly string[] = rules.flatMap(({ texts }) => [...texts]);
  return sections.filter(({ anchor }) => !known.includes(anchor));
}

/** For whom activities of a kind are. */
export function audienceOfKind(kind: Activity['kind']): AudienceAnchor | undefined {
  return rules.find((rule: AudienceRule) => rule.activities.includes(kind))?.anchor;
}

/** An activity with the concert of it that comes next. */
export function withNextConcert(activity: Activity, upcoming: readonly UpcomingConcert[]): AudienceActivity {
  return { ...activity, next: nextConcert(activity, upcoming) };
}

function nextConcert({ eventIds }: Activity, upcoming: readonly UpcomingConcert[]): NextConcert | null {
  const found = upcoming.find(({ event }) => eventIds.includes(event.id));
  if (!found) return null;
  const { id, slug, title, lang } = found.event;
  return { id, slug, title, startsAt: found.performance.startsAt, lang };
}
