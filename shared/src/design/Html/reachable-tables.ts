/** On a narrow screen a table scrolls sideways: with a place in the tab order the arrow keys move it (WCAG 2.1.1). */
export function withReachableTables(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">');
}
