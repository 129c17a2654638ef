import { join } from 'node:path';
import Pdf from 'pdfkit';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { formatTags } from '@ofgc/shared/domain/locale.ts';
import { lettersPath, markPath } from '@ofgc/shared/design/brand/Wordmark/wordmark-paths.ts';

/** In points; A4 is 595 × 842. */
export const margin = 64;
export const ink = '#0b1b2b';
export const soft = '#4f5a64';
export const lineColour = '#857c6e';
const sun = '#f2b233';

const font = (name: string) => join(import.meta.dirname, 'fonts', `${name}.ttf`);

/** Named by their files: pdfkit reads the file of a name of its own (`registerFont`) again at each use of a font that it has already read. */
export const fonts = { text: font('text'), strong: font('strong'), title: font('title') };

interface PdfOptions {
  title: string;
  lang: Locale;
  /** The document's date, not the time of printing, so that the same text gives the same bytes. */
  date: Date;
}

/** An empty PDF with the orchestra's fonts: tagged, with language and title, as PDF/UA requires. */
export function createPdf({ title, lang, date }: PdfOptions): PDFKit.PDFDocument {
  return new Pdf({
    // pdfkit supports PDF/UA, but its types do not know it yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    size: 'A4',
    margins: { top: margin, bottom: margin + 12, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: formatTags[lang],
    displayTitle: true,
    bufferPages: true,
    font: fonts.text,
    info: {
      Title: title,
      Author: 'Orquesta Filarmónica de Gran Canaria',
      CreationDate: date,
      ModDate: date,
    },
  });
}

/** The wordmark at the top of the first page, as an artifact: the author is in the metadata. */
export function drawWordmark(sheet: PDFKit.PDFDocument): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.save().translate(margin, margin).scale(0.48);
  sheet.path(markPath).fill(ink);
  sheet.path(lettersPath).fill(ink);
  sheet.circle(32, 32, 7).fill(sun);
  sheet.restore().endMarkedContent();
  sheet.y = margin + 72;
}

/** Title and page number at the bottom of every page; called when all pages are drawn. */
export function drawFooters(sheet: PDFKit.PDFDocument, title: string, pageOf: (page: number, pages: number) => string) {
  const { start, count } = sheet.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.switchToPage(start + index);
    const { width, height, margins } = sheet.page;
    // Without this, text below the bottom margin would start a new page.
    margins.bottom = 0;
    sheet.markContent('Artifact', { type: 'Pagination' });
    sheet.font(fonts.text).fontSize(8.5).fillColor(soft);
    const top = height - margin + 8;
    sheet.text(title, margin, top, { width: width - 2 * margin - 90, height: 11, ellipsis: true });
    sheet.text(pageOf(index + 1, count), width - margin - 80, top, { width: 80, align: 'right' });
    sheet.endMarkedContent();
  }
}
