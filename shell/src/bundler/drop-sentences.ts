const sentence = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;
/** What an assumption is about may hold calls and strings of its own. */
const condition = /(?:[^`"'();]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))*?/.source;
const assumption = new RegExp(
  String.raw`\b(invariant|warning|warningOnce)\((${condition}),\s*(?:${sentence}|getInvalidPathError\([^()]*\))\s*\)`,
  'g',
);
/** Of one sentence or several, and names of what they are about. */
const hint = new RegExp(
  String.raw`\b(this\.logger\.warn)\((?:${sentence})(?:\s*[+,]\s*(?:${sentence}|[\w.]+))*\)`,
  'g',
);

/**
 * A loader for modules of React Router and i18next. What React Router assumes is checked as before, and what it would say about it is
 * left to the shim of its histories, which says it once for all; what i18next warns of it says with its option `debug` alone, which nothing sets.
 * @param source of a module
 */
// oxlint-disable-next-line import/no-default-export -- where the bundler looks for a loader
export default function dropSentences(source: string): string {
  return source.replace(assumption, '$1($2)').replace(hint, '$1()');
}
