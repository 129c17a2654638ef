/** Tables that a text takes from CSV files beside it: `{{contracts.csv}}` on a line of its own. */
export function includedFiles(markdown: string): string[] {
  return [...markdown.matchAll(/^\{\{(.+)\}\}$/gm)].map(([, name = '']) => name);
}
