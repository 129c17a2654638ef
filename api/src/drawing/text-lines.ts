import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import { textWidth } from './render-png.ts';

interface TextStyle {
  family: string;
  size: number;
  fill: string;
}

function attributes({ family, size, fill }: TextStyle): string {
  return `font-family="${family}" font-size="${size}" fill="${fill}"`;
}

/** Breaks a text between words into lines that are no wider than `width`; a word that is wider has a line of its own. */
function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(escapeHtml(longer), attributes(style)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Chooses the largest size at which a text fits; at the smallest size the text is cut, with an ellipsis. */
export function fitLines(
  text: string,
  style: Omit<TextStyle, 'size'>,
  {
    sizes,
    width,
    maxHeight,
    leading,
  }: { sizes: readonly [number, ...number[]]; width: number; maxHeight: number; leading: number },
): { lines: string[]; style: TextStyle } {
  for (const size of sizes) {
    const sized = { ...style, size };
    const lines = breakLines(text, sized, width);
    const fits = lines.every((line) => textWidth(escapeHtml(line), attributes(sized)) <= width);
    if (fits && lines.length * size * leading <= maxHeight) return { lines, style: sized };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const sized = { ...style, size };
  const lines = breakLines(text, sized, width).slice(0, Math.floor(maxHeight / (size * leading)));
  return { lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''} …`], style: sized };
}

/** Lines as SVG. @param y of the first baseline */
export function drawLines(
  lines: readonly string[],
  style: TextStyle,
  { x, y, leading }: { x: number; y: number; leading: number },
): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * style.size * leading}" ${attributes(style)}>${escapeHtml(line)}</text>`,
    )
    .join('');
}
