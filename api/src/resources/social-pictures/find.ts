import { plainDate } from '@ofgc/shared/dates/format.ts';
import { drawPicture } from '@ofgc/shared/design/drawings/draw-picture.ts';
import type { DrawingName } from '@ofgc/shared/design/drawings/drawing-names.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import { programmePoster } from '@ofgc/shared/design/poster/programme-poster.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { aboutPath, concertsPath, educationPath, explorePath, jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { readerIn } from '../../content/bilingual.ts';
import { featuredPerformance, isAhead, shownWith } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Database } from '../../database/database.ts';
import { message } from '../../locales/messages.ts';
import { findArtist } from '../artists/find.ts';
import { presentPortrait } from '../artists/present.ts';
import { findEventRecords } from '../events/find.ts';
import { type PresentContext, presentEventSummary } from '../events/present.ts';
import { findArticle } from '../news/find.ts';
import { presentNews } from '../news/present.ts';
import type { PictureSubject } from './render-picture.ts';

/** The area that a poster fills, in units of the drawing. */
const poster = { width: 368, height: 420 };

/** The drawings for pages of a section without a drawing of their own. */
const sections: readonly [path: string, drawing: DrawingName][] = [
  [concertsPath, 'sea-hall'],
  [educationPath, 'workshop'],
  [explorePath, 'microphone'],
  [aboutPath, 'chairs'],
  [jobsPath, 'screen'],
];

/**
 * The subject of a page's picture: the poster of a concert with its days, the portrait of an artist, the drawing of an article, or the
 * page's title beside a drawing of its section. For an address without a page it is the house's own picture.
 */
export async function findPictureSubject(
  database: Database,
  path: string,
  context: PresentContext,
): Promise<PictureSubject> {
  const { lang, now } = context;
  // Works, masterclasses and others are found in the search at the address of the page that lists them: the page itself comes first.
  const page = await pageTitle(database, path, lang);
  const entry = await database
    .selectFrom('searchEntries')
    .select(['kind', 'entityId', 'title'])
    .where('path', '=', path)
    .where('lang', '=', lang)
    .where('kind', 'not in', ['documents', 'works'])
    .where((where) => where.or([where('publishedAt', 'is', null), where('publishedAt', '<=', now)]))
    .executeTakeFirst();
  const id = Number(entry?.entityId);
  if (entry?.kind === 'events') return eventSubject(database, id, context);
  if (entry?.kind === 'artists') return artistSubject(database, id, lang);
  if (entry?.kind === 'news') return articleSubject(database, id, context);
  const section = sections.find(([start]) => isBelow(path, start));
  return {
    title: (path !== '/' && (page ?? entry?.title)) || message(lang, 'orchestra'),
    lines: [],
    art: drawPicture(section?.[1] ?? 'tuning-fork', { crop: 'card' }),
  };
}

/** A concert with the next of its dates; one that does not take place on it with its state, too. */
async function eventSubject(database: Database, id: number, context: PresentContext): Promise<PictureSubject> {
  const [record] = await findEventRecords(database, [id]);
  if (!record) throw new Error(`event ${id} is in the search, but not in its table`);
  const { title, performances, ...event } = presentEventSummary(record, context);
  const featured = featuredPerformance(performances);
  const ahead = performances.filter(isAhead);
  const days = (ahead.length ? ahead : shownWith(performances, featured)).map(
    ({ startsAt }) => `${plainDate(startsAt, 'full', context.lang)}, ${plainDate(startsAt, 'time', context.lang)}`,
  );
  const { state, status, hall } = featured;
  const isOff = state === 'cancelled' || state === 'postponed';
  const off = isOff ? [message(context.lang, `state.${state}`)] : [];
  const place = status === 'movedOnline' ? [] : [hall.venue];
  return {
    title,
    lines: [...days.slice(0, isOff ? 1 : 2), ...off, ...place],
    art: programmePoster(posterEvent(event), poster),
  };
}

async function artistSubject(database: Database, id: number, lang: Locale): Promise<PictureSubject> {
  const artist = await findArtist(database, id);
  const { drawing, palette, view } = presentPortrait(artist);
  return {
    title: artist.name,
    lines: artist.instrument ? [readerIn(lang)(artist.instrument)] : [],
    art: drawPicture(drawing, { crop: 'card', palette, view, person: artist.slug }),
  };
}

async function articleSubject(database: Database, id: number, { lang, now }: PresentContext): Promise<PictureSubject> {
  const record = await findArticle(database, id, now);
  const { title, publishedAt, drawing } = presentNews(record, lang);
  const { name, ...look } = drawing;
  return { title, lines: [plainDate(publishedAt, 'date', lang)], art: drawPicture(name, { ...look, crop: 'card' }) };
}

async function pageTitle(database: Database, path: string, lang: Locale): Promise<string | undefined> {
  for (const table of ['sectionPages', 'pages'] as const) {
    const page = await database.selectFrom(table).select('title').where('path', '=', path).executeTakeFirst();
    if (page) return readerIn(lang)(page.title);
  }
  return undefined;
}
