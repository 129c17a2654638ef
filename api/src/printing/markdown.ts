import { formatTags, type Locale } from '@ofgc/shared/domain/locale.ts';
import { csvRows } from './csv.ts';

/** A run of text in one weight. */
export interface Run {
  text: string;
  isStrong: boolean;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; isOrdered: boolean; items: Run[][] }
  | { kind: 'table'; header: string[]; rows: string[][] };

export interface Text {
  title: string;
  blocks: Block[];
}

/** Not the stars of a masked identity number, `***4567**`. */
const strong = /(?<![\w*])\*\*(?=[^\s*])(.+?)\*\*(?!\*)/g;

/** `a **b** c` → three runs. */
export function runsOf(text: string): Run[] {
  return text
    .split(strong)
    .map((part, index) => ({ text: part, isStrong: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

const cellsOf = (line: string) =>
  line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim().replaceAll(strong, '$1'));

const listItem = /^(?:-|(\d+)\.) +/;

function tableOf([header = [], ...rows]: string[][]): Block {
  return { kind: 'table', header, rows };
}

/** Formats amounts (`4570.00`) in the columns whose name ends with `(EUR)`. */
function withAmounts([header = [], ...rows]: string[][], lang: Locale): string[][] {
  const isAmount = header.map((name) => name.endsWith('(EUR)'));
  const format = new Intl.NumberFormat(formatTags[lang], {
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
    minimumFractionDigits: 2,
  });
  const shown = (cell: string) => (cell === '' ? '–' : format.format(Number(cell)));
  return [header, ...rows.map((row) => row.map((cell, column) => (isAmount[column] ? shown(cell) : cell)))];
}

interface Surroundings {
  lang: Locale;
  /** The text of a CSV file beside the Markdown. */
  data: (name: string) => string;
}

/** One block of lines that belong together. */
function blockOf(lines: string[], { lang, data }: Surroundings): Block {
  const [first = ''] = lines;
  const heading = /^(##|###) +(.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' };
  const included = /^\{\{(.+)\}\}$/.exec(first);
  if (included) return tableOf(withAmounts(csvRows(data(included[1] ?? '')), lang));
  if (first.startsWith('|')) return tableOf(lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf));
  const item = listItem.exec(first);
  if (!item) return { kind: 'paragraph', runs: runsOf(lines.join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    if (listItem.test(line)) items.push(line.replace(listItem, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered: item[1] !== undefined, items: items.map(runsOf) };
}

/** Tables that a text takes from CSV files beside it: `{{contracts.csv}}` on a line of its own. */
export function includedFiles(markdown: string): string[] {
  return [...markdown.matchAll(/^\{\{(.+)\}\}$/gm)].map(([, name = '']) => name);
}

/**
 * The subset of Markdown for documents: `# title` first, then `##`, `###`, paragraphs, lists, tables, **strong**,
 * and tables from CSV files. Empty lines separate blocks.
 * @throws Error where the title is missing
 */
export function readMarkdown(markdown: string, surroundings: Surroundings): Text {
  const [first = '', ...parts] = markdown
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n{2,}/);
  if (!/^# \S.*$/.test(first)) throw new Error('the first line must be "# " and the title, then an empty line');
  return { title: first.slice(2), blocks: parts.map((part) => blockOf(part.split('\n'), surroundings)) };
}
