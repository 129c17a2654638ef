import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../locales/messages.ts';
import { drawBlock } from './draw-blocks.ts';
import { includedFiles } from './included-files.ts';
import { readMarkdown } from './markdown.ts';
import { missingCharacters } from './missing-characters.ts';
import { createPdf, drawFooters, drawWordmark, fonts, ink, lineColour, margin, soft } from './pdf-page.ts';

interface PrintInput {
  markdown: string;
  lang: Locale;
  /** Printed below the title, and the only date in the file. */
  publishedAt: Date;
  /** The text of a CSV file that the Markdown names. */
  data: (name: string) => string;
}

/**
 * Prints a text as an accessible PDF (tagged, with title and language). Equal input gives equal bytes.
 * @throws Error where the title is missing, or a character that the fonts lack is used
 */
export async function printDocument({ markdown, lang, publishedAt, data }: PrintInput): Promise<Buffer> {
  const missing = missingCharacters([markdown, ...includedFiles(markdown).map((name) => data(name))].join(''));
  if (missing.length > 0) throw new Error(`the fonts of printed documents have no «${missing.join('')}»`);
  const { title, blocks } = readMarkdown(markdown, { lang, data });
  const sheet = createPdf({ title, lang, date: publishedAt });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });

  drawWordmark(sheet);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  root.add(
    sheet.struct('H1', {}, () => {
      sheet.font(fonts.title).fontSize(25).fillColor(ink);
      sheet.text(title, margin, sheet.y, { lineGap: 1 });
    }),
  );
  sheet.y += 6;
  root.add(
    sheet.struct('P', {}, () => {
      sheet.font(fonts.text).fontSize(9.5).fillColor(soft);
      sheet.text(message(lang, 'publishedOn', { date: plainDate(publishedAt, 'date', lang) }), margin, sheet.y);
    }),
  );
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet
    .moveTo(margin, sheet.y + 10)
    .lineTo(sheet.page.width - margin, sheet.y + 10)
    .lineWidth(0.7)
    .stroke(lineColour);
  sheet.endMarkedContent();
  sheet.y += 24;
  for (const block of blocks) drawBlock(sheet, root, block);
  root.end();
  drawFooters(sheet, title, (page, pages) => message(lang, 'pageOf', { page, pages }));
  sheet.end();
  return whole;
}
