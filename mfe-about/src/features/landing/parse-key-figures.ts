export interface Figure {
  label: string;
  /** "58.400", "87 %", "€8.6". */
  number: string;
  /** "personas", "de 21", "million"; empty where the number says it all. */
  unit: string;
}

const row = /<tr>\s*<th>([^<]*)<\/th>\s*<td>([^<]*)<\/td>\s*<\/tr>/g;
const parts = /^(€?\d[\d.,]*(?:\s?%)?)\s*(.*)$/s;

/**
 * The figures of a text: the rows of a table with a name and a number each.
 * @param html of the API
 * @returns nothing unless every such row begins with a number: then the text is better shown as it is
 */
export function figuresIn(html: string): Figure[] {
  const figures = [...html.matchAll(row)].map(([, label = '', value = '']) => {
    const [, number = '', unit = ''] = parts.exec(asText(value)) ?? [];
    return { label: asText(label), number, unit };
  });
  return figures.every(({ number }) => number !== '') ? figures : [];
}

/** What is said before the table, still HTML. */
export function htmlBeforeTable(html: string): string {
  return html.split('<table>')[0] ?? '';
}

function asText(html: string): string {
  return html.replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
}
