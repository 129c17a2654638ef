/** What one page may weigh as HTML, in letters. */
const mostLetters = 2_000_000;

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
];

/** What of a rendered page reaches further than the section. @param siteUrl the site's own addresses may be whole */
export function markupProblems(html: string, siteUrl: string): string[] {
  if (html.length > mostLetters) return [`weighs ${html.length} letters; ${mostLetters} are the most`];
  const own = html.replaceAll(`"${siteUrl.replace(/\/$/, '')}`, '"');
  // A drawing may have a title of its own, and nothing else that a page may not have: it is part of the document.
  const titles = own.replaceAll(/<svg\b.*?<\/svg>/gs, '').match(/<title\b/gi)?.length ?? 0;
  return [
    ...refused.filter(([, element]) => element.test(own)).map(([name]) => `has ${name} in it`),
    ...(titles > 1 ? ['has two titles'] : []),
  ];
}
