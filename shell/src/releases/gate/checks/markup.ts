import { longestPage } from './size-limits.ts';

/** Elements with which a section would change the whole document, or show what is not the site's. */
const refused: readonly [string, RegExp][] = [
  ['<base>', /<base\b/i],
  ['<iframe>, <object> or <embed>', /<(?:iframe|object|embed)\b/i],
  ['<meta http-equiv>', /<meta\b[^>]*\shttp-equiv=/i],
  [
    'something from elsewhere',
    /<(?!(?:a|base)\b)[a-z]+\b[^>]*\s(?:src|srcset|href|xlink:href|action|formaction|poster)="\s*(?:https?:)?\/\//i,
  ],
  [
    'something from elsewhere in a style',
    /\sstyle="[^"]*(?:url|image-set)\((?:[^)"a-z/]|&\w+;|&#\w+;)*(?:https?:)?\/\//i,
  ],
  ['a link that tells others of it', /<a\b[^>]*\sping="/i],
  ['a style of its own', /<style\b/i],
  [
    'a style sheet that the release does not name',
    /<link\b[^>]*\sdata-precedence=|<body\b.*<link\b[^>]*\srel="stylesheet"/is,
  ],
  ['an order of its own for the keyboard', /\s(?:tabindex="[1-9]|accesskey=)/i],
];
/** Of the whole document, once each. */
const single: readonly [string, RegExp][] = [
  ['titles', /<title\b/gi],
  ['main parts', /<main\b/gi],
  ['canonical addresses', /<link\b[^>]*\srel="canonical"/gi],
  ['words for search engines', /<meta\b[^>]*\sname="(?:robots|googlebot)"/gi],
];
/** What a part in the home page would do to all of it. */
const refusedInHomes: readonly [string, RegExp][] = [
  ['a word that keeps search engines away', /<meta\b[^>]*\sname="(?:robots|googlebot)"/i],
  ['a field that belongs to another form', /<(?:input|button|select|textarea|output|fieldset)\b[^>]*\sform="/i],
];

/** The search, which opens over the page, has one. */
const shellsFocus = 1;

/** What of a rendered page reaches further than the section. @param siteUrl the site's own addresses may be whole @param isHome it shows parts of all sections */
export function markupProblems(html: string, siteUrl: string, isHome = false): string[] {
  if (html.length > longestPage) return [`weighs ${html.length} letters; ${longestPage} are the most`];
  const own = html.replaceAll(`"${siteUrl.replace(/\/$/, '')}`, '"');
  // A drawing may have a title of its own, and nothing else that a page may not have: it is part of the document.
  const withoutDrawings = own.replaceAll(/<svg\b.*?<\/svg>/gs, '');
  return [
    ...[...refused, ...(isHome ? refusedInHomes : [])]
      .filter(([, element]) => element.test(own))
      .map(([name]) => `has ${name} in it`),
    ...single
      .filter(([, element]) => (withoutDrawings.match(element)?.length ?? 0) > 1)
      .map(([name]) => `has two ${name}`),
    ...(isHome && (own.match(/<[a-z]+\b[^>]*\sautofocus=/gi)?.length ?? 0) > shellsFocus
      ? ['has a part that takes the focus in it']
      : []),
    ...twice(own).map((id) => `has the id "${id}" twice`),
  ];
}

/** What finds an element by its id finds the first: the page's data, the part that a label names. */
function twice(html: string): string[] {
  const ids = [
    ...html.replaceAll(/<script\b([^>]*)>.*?<\/script>/gs, '<script$1>').matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/gi),
  ].map(([, id = '']) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].slice(0, 5);
}
