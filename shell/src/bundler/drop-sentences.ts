const sentence = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;
/** The condition of an assumption may contain calls and strings of its own. */
const condition = /(?:[^`"'();]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))*?/.source;
const assumption = new RegExp(
  String.raw`\b(invariant|warning|warningOnce)\((${condition}),\s*(?:${sentence}|getInvalidPathError\([^()]*\))\s*\)`,
  'g',
);
/** A warning consists of one or several strings, and names of variables. */
const hint = new RegExp(
  String.raw`\b(this\.logger\.warn)\((?:${sentence})(?:\s*[+,]\s*(?:${sentence}|[\w.]+))*\)`,
  'g',
);

/**
 * A loader for modules of React Router and i18next that removes the texts of errors and warnings. React Router's assumptions are checked as
 * before; one common message is in the shim of its histories. i18next shows warnings only with its option `debug`, which is never set.
 * @param source of a module
 */
// oxlint-disable-next-line import/no-default-export -- where the bundler looks for a loader
export default function dropSentences(source: string): string {
  return source.replace(assumption, '$1($2)').replace(hint, '$1()');
}
