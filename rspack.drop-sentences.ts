const sentence = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/.source;
/** What an assumption is about may hold calls and strings of its own. */
const condition = /(?:[^`"'();]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))*?/.source;
const assumption = new RegExp(String.raw`\b(invariant|warning|warningOnce)\((${condition}),\s*(?:${sentence})\s*\)`, 'g');

/**
 * A loader for React Router's modules: what they assume is checked as before, and what they would say about it is left to the
 * shim of its histories, which says it once for all.
 * @param source of a module
 */
// oxlint-disable-next-line import/no-default-export -- where the bundler looks for a loader
export default function dropSentences(source: string): string {
  return source.replace(assumption, '$1($2)');
}
