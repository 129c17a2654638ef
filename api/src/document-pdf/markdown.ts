import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readCsvTable } from './csv-table.ts';

/** A run of text in one weight. */
export interface Run {
  text: string;
  isStrong: boolean;
}

export type MarkdownBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; isOrdered: boolean; items: Run[][] }
  | { kind: 'table'; header: string[]; rows: string[][] };

interface MarkdownText {
  title: string;
  blocks: MarkdownBlock[];
}

interface Surroundings {
  lang: Locale;
  /** The text of a CSV file beside the Markdown. */
  data: (name: string) => string;
}

/** Only `**strong**` is emphasis: the stars of a masked identity number, `***4567**`, are printed. */
class DocumentTokenizer extends Tokenizer {
  override emStrong(src: string, _masked: string, previous = ''): Tokens.Strong | undefined {
    const [raw, text] = /^\*\*(?=[^\s*])([^]+?)\*\*(?!\*)/.exec(src) ?? [];
    if (raw === undefined || text === undefined || /[\w*]/.test(previous)) return undefined;
    return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
  }

  /** Web addresses in the text do not become links. */
  override url(): undefined {
    return undefined;
  }
}

/** Refuses Markdown that the printer cannot print, instead of printing its raw signs. @throws Error naming it */
function refuse({ raw }: Token): never {
  throw new Error(`“${raw.trim()}” cannot be printed: texts have ##, ###, paragraphs, lists, tables and **strong**`);
}

function runsOf(tokens: readonly Token[] = [], isStrong = false): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token.tokens, true);
    if (token.type === 'br') return [{ text: ' ', isStrong }];
    if (token.type !== 'text' && token.type !== 'escape') return refuse(token);
    return [{ text: String(token.text).replaceAll('\n', ' '), isStrong }];
  });
}

const textOf = (tokens: readonly Token[]) =>
  runsOf(tokens)
    .map(({ text }) => text)
    .join('');

/** The runs of a list item, which must be one paragraph. */
function itemOf({ tokens, ...item }: Tokens.ListItem): Run[] {
  const [paragraph, ...others] = tokens;
  const other = others.find(({ type }) => type !== 'space');
  if (!paragraph || !['text', 'paragraph'].includes(paragraph.type) || !('tokens' in paragraph)) return refuse(item);
  return other ? refuse(other) : runsOf(paragraph.tokens);
}

function tableOf([header = [], ...rows]: string[][]): MarkdownBlock {
  return { kind: 'table', header, rows };
}

function blockOf(token: Token, { lang, data }: Surroundings): MarkdownBlock {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return depth === 2 || depth === 3 ? { kind: 'heading', level: depth, text: textOf(tokens) } : refuse(token);
    }
    case 'paragraph': {
      const { text, tokens } = token as Tokens.Paragraph;
      const [, included] = /^\{\{(.+)\}\}$/.exec(text) ?? [];
      return included ? tableOf(readCsvTable(data(included), lang)) : { kind: 'paragraph', runs: runsOf(tokens) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isOrdered: ordered, items: items.map(itemOf) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return tableOf([header, ...rows].map((row) => row.map(({ tokens }) => textOf(tokens))));
    }
    default:
      return refuse(token);
  }
}

/**
 * The Markdown of documents: `# title` first, then `##`, `###`, paragraphs, lists, tables, **strong**,
 * and tables from CSV files (`included-files.ts`).
 * @throws Error where the title is missing, or something cannot be printed
 */
export function readMarkdown(markdown: string, surroundings: Surroundings): MarkdownText {
  const [title, ...blocks] = new Lexer({ gfm: true, tokenizer: new DocumentTokenizer() })
    .lex(markdown.trim())
    .filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1 || title.text === '')
    throw new Error('the first line must be "# " and the title, then an empty line');
  return { title: title.text, blocks: blocks.map((block) => blockOf(block, surroundings)) };
}
