/** The names of CSV files beside a text that it includes as tables: `{{contracts.csv}}` on a line of its own. */
export function includedFiles(markdown: string): string[] {
  return [...markdown.matchAll(/^\{\{(.+)\}\}$/gm)].map(([, name = '']) => name);
}
