import type { KeyFigure } from '@ofgc/shared/design/text/KeyFigures/KeyFigures.tsx';

const row = /<tr>\s*<th>([^<]*)<\/th>\s*<td>([^<]*)<\/td>\s*<\/tr>/g;
const parts = /^(€?\d[\d.,]*(?:\s?%)?)\s*(.*)$/s;

/**
 * The rows of a table, each with a name and a number.
 * @param html of the API
 * @returns none if the value of any row does not begin with a number; the text is then shown as it is
 */
export function parseKeyFigures(html: string): KeyFigure[] {
  const figures = [...html.matchAll(row)].map(([, label = '', value = '']) => {
    const [, number = '', unit = ''] = parts.exec(asText(value)) ?? [];
    return { label: asText(label), number, unit };
  });
  return figures.every(({ number }) => number !== '') ? figures : [];
}

/** The HTML before the table. */
export function htmlBeforeTable(html: string): string {
  return html.split('<table>')[0] ?? '';
}

function asText(html: string): string {
  return html.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
}
