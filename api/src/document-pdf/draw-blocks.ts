import type { MarkdownBlock, Run } from './markdown.ts';
import { fonts, ink, lineColour, margin } from './pdf-page.ts';

type Sheet = PDFKit.PDFDocument;
type Element = ReturnType<Sheet['struct']>;

const size = 10.3;
const lineGap = 3.4;
const indent = 18;

/** Starts a new page unless enough room is left on this one. @param room in points */
function keepTogether(sheet: Sheet, room: number): void {
  if (sheet.y + room > sheet.page.height - sheet.page.margins.bottom) sheet.addPage();
}

/** Writes the runs of one paragraph, continuing on the same lines. */
function writeRuns(sheet: Sheet, runs: Run[], left = margin): void {
  const width = sheet.page.width - margin - left;
  sheet.fontSize(size).fillColor(ink);
  for (const [index, { text, isStrong }] of runs.entries()) {
    const options = { width, lineGap, continued: index < runs.length - 1 };
    sheet.font(isStrong ? fonts.strong : fonts.text);
    if (index === 0) sheet.text(text, left, sheet.y, options);
    else sheet.text(text, options);
  }
}

function drawHeading(
  sheet: Sheet,
  parent: Element,
  { level, text }: Extract<MarkdownBlock, { kind: 'heading' }>,
): void {
  sheet.y += level === 2 ? 12 : 4;
  keepTogether(sheet, 64);
  parent.add(
    sheet.struct(`H${level}`, {}, () => {
      sheet
        .font(fonts.strong)
        .fontSize(level === 2 ? 13 : 11)
        .fillColor(ink);
      sheet.text(text, margin, sheet.y, { lineGap: 2 });
    }),
  );
  sheet.y += 4;
}

function drawList(sheet: Sheet, parent: Element, { isOrdered, items }: Extract<MarkdownBlock, { kind: 'list' }>): void {
  const list = sheet.struct('L');
  parent.add(list);
  for (const [index, runs] of items.entries()) {
    keepTogether(sheet, 30);
    const item = sheet.struct('LI');
    list.add(item);
    const top = sheet.y;
    item.add(
      sheet.struct('Lbl', {}, () => {
        sheet.font(fonts.text).fontSize(size).fillColor(ink);
        sheet.text(isOrdered ? `${index + 1}.` : '–', margin, top, { lineBreak: false });
      }),
    );
    sheet.y = top;
    item.add(sheet.struct('LBody', {}, () => writeRuns(sheet, runs, margin + indent)));
    item.end();
    sheet.y += 2;
  }
  list.end();
  sheet.y += 6;
}

/** Amounts, percentages and counts are aligned right. */
const isNumber = (text: string) => /^[−–-]?€?[\d.,]+( ?(€|%|h))?$/.test(text) || text === '–';

/** Widths in proportion to the longest texts and words of each column, within the page. */
function columnWidths(header: string[], rows: string[][], width: number): number[] {
  const wanted = header.map((name, column) => {
    const cells = [name, ...rows.map((row) => row[column] ?? '')];
    const longest = Math.max(...cells.map((cell) => Math.min(cell.length, 60)));
    const longestWord = Math.max(...cells.flatMap((cell) => cell.split(' ').map((word) => word.length)));
    return Math.max(longestWord + 2, Math.sqrt(longest) * 3.6);
  });
  const sum = wanted.reduce((total, own) => total + own, 0);
  return wanted.map((own) => (own / sum) * width);
}

/**
 * Draws a table whose cells show all their text. pdfkit gives a cell exactly the height of its lines; where the numbers are rounded to
 * less, it cuts off the last line.
 */
function withWholeCells(sheet: Sheet, draw: () => void): void {
  const measure = sheet.boundsOfString.bind(sheet);
  sheet.boundsOfString = (...given: unknown[]) => {
    const bounds = Reflect.apply(measure, sheet, given);
    return { ...bounds, height: bounds.height + 0.1 };
  };
  draw();
  sheet.boundsOfString = measure;
}

function drawTable(sheet: Sheet, parent: Element, { header, rows }: Extract<MarkdownBlock, { kind: 'table' }>): void {
  keepTogether(sheet, 70);
  const isNumeric = header.map((_, column) => rows.every((row) => isNumber(row[column] ?? '')));
  const cellOf = (text: string, column: number, isHead: boolean) => ({
    text,
    ...(isHead ? { type: 'TH' as const, scope: 'Column' } : { type: 'TD' as const }),
    font: { src: isHead ? fonts.strong : fonts.text, size: 9 },
    padding: { top: 5, right: column === header.length - 1 ? 0 : 14, bottom: 5, left: 0 },
    align: { x: isNumeric[column] ? ('right' as const) : ('left' as const), y: 'top' as const },
  });
  sheet.fillColor(ink);
  const options: PDFKit.Mixins.TableOptionsWithData & { structParent: Element } = {
    structParent: parent,
    position: { x: margin, y: sheet.y + 2 },
    columnStyles: columnWidths(header, rows, sheet.page.width - 2 * margin),
    rowStyles: (row) => ({ border: [0, 0, row === 0 ? 1 : 0.5, 0], borderColor: row === 0 ? ink : lineColour }),
    data: [header, ...rows].map((row, index) => row.map((text, column) => cellOf(text, column, index === 0))),
  };
  withWholeCells(sheet, () => sheet.table(options));
  sheet.x = margin;
  sheet.y += 12;
}

/** Draws a block below the last one and adds it to the document's structure tree. */
export function drawBlock(sheet: Sheet, parent: Element, block: MarkdownBlock): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, parent, block);
    case 'list':
      return drawList(sheet, parent, block);
    case 'table':
      return drawTable(sheet, parent, block);
    case 'paragraph':
      keepTogether(sheet, 30);
      parent.add(sheet.struct('P', {}, () => writeRuns(sheet, block.runs)));
      sheet.y += 7;
  }
}
