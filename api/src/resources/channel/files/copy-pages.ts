import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { withoutSegments } from './jpeg-segments.ts';

/** Beside what is seen: who made it, with what and when, what was there before, and what would be run. */
const droppedKeys = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'Thumb',
  'AA',
  'OpenAction',
  'Annots',
  'Author',
  'Alternates',
];

/**
 * The pages of a PDF in a new one. What hangs on the document and not on its pages stays behind: properties, XMP, earlier versions, attached
 * files, scripts. Forms become part of their pages; comments and links go; photographs in it lose what the camera noted.
 * @throws where the PDF is damaged or locked
 */
export async function copyPages(content: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(content, { updateMetadata: false });
  try {
    source.getForm().flatten();
  } catch {
    // A form that cannot be drawn is left out with its fields.
  }
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of source.getPages()) page.node.delete(PDFName.of('Annots'));
  for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page);
  for (const [ref, object] of copy.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
    if (!dict) continue;
    if (dict.get(PDFName.of('Type')) === PDFName.of('Metadata')) copy.context.delete(ref);
    for (const key of droppedKeys) dict.delete(PDFName.of(key));
    if (object instanceof PDFRawStream) stripPhotograph(copy, ref, object);
  }
  return copy.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function stripPhotograph(copy: PDFDocument, ref: PDFRef, { dict, contents }: PDFRawStream): void {
  if (dict.get(PDFName.of('Filter')) !== PDFName.of('DCTDecode')) return;
  const stripped = withoutSegments(contents);
  dict.set(PDFName.of('Length'), PDFNumber.of(stripped.length));
  copy.context.assign(ref, PDFRawStream.of(dict, stripped));
}
