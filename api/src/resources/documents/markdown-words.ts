import { oneAfterAnother, rowInWords } from '../../content/words-in-line.ts';

const rule = /^[\s|:-]+$/;

/** The words of a document's text on one line, for the search. */
export function markdownWords(markdown: string): string {
  const lines = markdown.split('\n').map((line) => {
    if (rule.test(line)) return '\n';
    if (line.startsWith('|'))
      return `\n${rowInWords(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )}\n`;
    const words = line.replace(/^\s*(?:#+|-|\d+\.) /, '\n$&');
    return line.trim() === '' || line.startsWith('#') ? `${words}\n` : words;
  });
  const texts = lines
    .join(' ')
    .replaceAll(/[*#{}]|(?<=\n\s*)- /g, '')
    .split('\n');
  return oneAfterAnother(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()));
}
