import { formatDate } from '@ofgc/shared/dates/format.ts';
import { locales, type Locale } from '@ofgc/shared/domain/locale.ts';
import type { SearchKind } from '@ofgc/shared/domain/search.schema.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { contentInstant } from '../../content/dates.ts';
import { plainText } from '../../content/html.ts';
import { blockTitles, blockWords } from '../content-pages/read-blocks.ts';
import type { Content } from '../../content/read-content.ts';
import type { KeptFiles } from '../documents/store-files.ts';

export interface SearchEntry {
  kind: SearchKind;
  entityId: string;
  lang: Locale;
  textLang: Locale;
  title: string;
  path: string;
  snippet: string;
  publishedAt: string | null;
  /** Titles and people in both languages. */
  names: string;
  body: string;
}

interface Source {
  kind: SearchKind;
  id: string;
  title: Text;
  slug?: Text;
  path: (slug: string) => string;
  snippet: Text;
  names: (string | undefined)[];
  body: Text[];
  publishedAt?: string;
}

const both = (text: Text) => [text.es, text.en];
const same = (text: string): Text => ({ es: text, en: text });
const snippetLength = 200;
/** What visitors call it, whatever its title. */
const wordsForOffers: Text = { es: 'empleo trabajo vacante', en: 'job vacancy' };
const wordsForConcerts: Text = { es: 'concierto', en: 'concert' };

function shortened(text: string): string {
  return text.length <= snippetLength ? text : `${text.slice(0, text.lastIndexOf(' ', snippetLength))}…`;
}

function programmeSources({ events, eventTexts, works, composers, artists, categories }: Content): Source[] {
  const kinds = new Map(categories.map(({ slug, name }) => [slug, both(name)]));
  const fullNames = new Map(composers.map((composer) => [composer.name, composer.fullName]));
  const composerOf = (work: string) => fullNames.get((works[work]?.composer ?? '').replace(/ \(.*/, '')) ?? same('');
  const played = new Set(
    events.flatMap(({ programme }) => programme.flatMap((item) => (item.kind === 'work' ? [item.work] : []))),
  );
  return [
    ...events.map((event): Source => {
      const own = event.programme.flatMap((item) => (item.kind === 'work' ? [item.work] : []));
      return {
        kind: 'events',
        id: String(event.id),
        title: event.title,
        slug: event.slug,
        path: (slug) => `/conciertos-entradas/eventos/${slug}/${event.id}`,
        snippet: eventTexts[event.id]?.teaser ?? same(''),
        names: [
          ...both(event.title),
          event.conductor,
          ...event.soloists.map(({ name }) => name ?? ''),
          ...own.flatMap((work) => [...both(composerOf(work)), ...both(works[work]?.title ?? same(''))]),
          ...both(wordsForConcerts),
          ...(kinds.get(event.category) ?? []),
          ...event.performances.flatMap(({ date }) =>
            locales.map((lang) => formatDate(`${date}T12:00:00Z`, 'full', lang)),
          ),
        ],
        body: [same(event.venue), eventTexts[event.id]?.teaser ?? same(''), eventTexts[event.id]?.synopsis ?? same('')],
      };
    }),
    ...artists.map((artist): Source => ({
      kind: 'artists',
      id: String(artist.id),
      title: same(artist.name),
      path: () => `/explora/invitados/${artist.slug}/${artist.id}`,
      snippet: artist.instrument ?? same(''),
      names: [artist.name],
      body: [artist.instrument ?? same(''), artist.biography],
    })),
    // Works and composers have no page of their own: the answer leads to the concert where they are played.
    ...[...played].map((id): Source => ({
      kind: 'works',
      id,
      title: works[id]?.title ?? same(''),
      path: () => '/conciertos-entradas/eventos',
      snippet: composerOf(id),
      names: [...both(works[id]?.title ?? same('')), ...both(composerOf(id))],
      body: [composerOf(id)],
    })),
  ];
}

function houseSources(content: Content, files: KeptFiles): Source[] {
  const { news, pages, codedPages, contentPages, offers, documents } = content;
  const posts = new Map(offers.offers.map(({ id, title }) => [id, title]));
  return [
    ...news.news.map((article): Source => ({
      kind: 'news',
      id: String(article.id),
      title: article.title,
      slug: article.slug,
      path: (slug) => `/explora/actualidad/${slug}/${article.id}`,
      snippet: article.lead,
      names: both(article.title),
      body: [article.lead, article.body],
      publishedAt: contentInstant(article.publishedAt, '08:00'),
    })),
    ...pages.map((page): Source => ({
      kind: 'pages',
      id: String(page.id),
      title: page.title,
      path: () => page.path,
      snippet: page.description,
      names: [page.title, ...page.sections.map(({ title }) => title)].flatMap(both),
      body: [page.lead, ...page.sections.map(({ html }) => html)],
    })),
    ...codedPages.map(({ path, title, summary }): Source => ({
      kind: 'pages',
      id: path,
      title,
      path: () => path,
      snippet: summary,
      names: [title, summary].flatMap(both),
      body: [],
    })),
    ...contentPages
      .filter(({ isDraft }) => !isDraft)
      .map((page): Source => ({
        kind: 'pages',
        id: page.pathEs,
        title: page.title,
        slug: { es: page.pathEs, en: page.pathEn },
        path: (slug) => slug,
        snippet: page.description,
        names: [...both(page.title), ...blockTitles(page.blocks)],
        body: [page.lead, { es: blockWords(page.blocks, 'es'), en: blockWords(page.blocks, 'en') }],
      })),
    ...offers.offers.map((offer): Source => ({
      kind: 'offers',
      id: String(offer.id),
      title: offer.title,
      path: () => `/portal-empleo/oferta/${offer.id}`,
      snippet: offer.summary,
      names: [...both(offer.title), offer.reference, ...both(wordsForOffers)],
      body: [offer.summary],
      publishedAt: contentInstant(offer.publishedAt, '08:00'),
    })),
    ...documents.map((document): Source => {
      const own = files.get(document.id);
      const post = posts.get(document.belongsTo.offer ?? 0);
      return {
        kind: 'documents',
        id: String(document.id),
        // "Rules of the call" of every call: of which, the title says.
        title: post
          ? { es: `${document.title.es}: ${post.es}`, en: `${document.title.en}: ${post.en}` }
          : document.title,
        slug: document.slug,
        path: (slug) => `/documentos/${document.id}/${slug}.${own?.es?.extension}`,
        snippet: document.summary,
        names: [document.title, ...(post ? [post] : [])].flatMap(both),
        body: [document.summary, { es: own?.es?.words ?? '', en: (own?.en ?? own?.es)?.words ?? '' }],
        publishedAt: contentInstant(document.publishedAt, '08:00'),
      };
    }),
  ];
}

/** One a type of subscription: the newest comes first in the file, as its page does without an id. */
function subscriptionSources({ subscriptions: { subscriptions } }: Content): Source[] {
  // The clubs have pages of their own, which say more.
  const types = Map.groupBy(
    subscriptions.filter(({ kind }) => kind !== 'youth'),
    ({ slug }) => slug,
  );
  return [...types].flatMap(([slug, [newest]]) =>
    newest
      ? {
          kind: 'pages',
          id: `subscription-${slug}`,
          title: newest.name,
          path: () => `/conciertos-entradas/abonos/${slug}`,
          snippet: newest.claim,
          names: both(newest.name),
          body: [newest.claim, newest.concerts, newest.description],
        }
      : [],
  );
}

/** Classes and programmes for schools stand on pages that tell of several: they are found by their own names. */
function educationSources({ masterclasses, schools }: Content): Source[] {
  return [
    ...masterclasses.map((masterclass): Source => ({
      kind: 'pages',
      id: `masterclass-${masterclass.id}`,
      title: masterclass.title,
      path: () => '/educacion-comunidad/clases-magistrales',
      snippet: masterclass.summary,
      names: [...both(masterclass.title), ...both(masterclass.instrument), masterclass.master],
      body: [masterclass.summary, masterclass.repertoire, masterclass.level],
    })),
    ...schools.productions.map((production): Source => ({
      kind: 'pages',
      id: `school-${production.id}`,
      title: production.title,
      path: () =>
        `/educacion-comunidad/${production.kind === 'touring' ? 'conciertos-escolares-itinerantes' : 'educacion'}`,
      snippet: production.summary,
      names: both(production.title),
      body: [production.summary, production.music, production.levels],
    })),
  ];
}

/** The history is one page, found by everybody and everything that it tells of. */
function historySource({ history: { title, description, milestones, conductors, halls } }: Content): Source {
  return {
    kind: 'pages',
    id: 'history',
    title,
    path: () => '/explora/historia',
    snippet: description,
    names: [...both(title), ...conductors.flatMap(({ name }) => both(name))],
    body: [
      ...milestones.flatMap((moment) => [moment.title, moment.text]),
      ...[...conductors, ...halls].flatMap((period) => [period.name, period.text]),
    ],
  };
}

/** One entry a thing and language, from everything that visitors may look for. */
export function searchEntries(content: Content, files: KeptFiles): SearchEntry[] {
  return [
    ...programmeSources(content),
    ...educationSources(content),
    historySource(content),
    ...houseSources(content, files),
    ...subscriptionSources(content),
  ].flatMap((source) =>
    locales.map((lang) => {
      const read = readerIn(lang);
      const title = read(source.title);
      const snippet = shortened(plainText(read(source.snippet)));
      return {
        kind: source.kind,
        entityId: source.id,
        lang,
        title,
        snippet,
        textLang: read.lang,
        path: source.path(source.slug ? readerIn(lang)(source.slug) : ''),
        publishedAt: source.publishedAt ?? null,
        names: [...new Set(source.names.filter(Boolean))].join(' '),
        body: source.body.map((text) => plainText(readerIn(lang)(text))).join(' '),
      };
    }),
  );
}
