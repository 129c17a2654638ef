import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { withoutBoxes } from './jpeg-2000-boxes.ts';
import { withoutSegments } from './jpeg-segments.ts';

/**
 * The keys that a page, a picture and a part of a page need in order to be displayed (ISO 32000-2, tables 31, 87 and 93). All other keys
 * are dropped.
 */
const allowedKeys = {
  page: 'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox Rotate Contents Group UserUnit',
  picture:
    'Type Subtype Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte Filter DecodeParms Length',
  part: 'Type Subtype FormType BBox Matrix Resources Group Filter DecodeParms Length',
} as const;

/** Keys that are dropped from all other objects: author, software, dates, earlier versions, and anything that would be run. */
const droppedKeys = 'Metadata PieceInfo LastModified Thumb AA OpenAction Annots Author AF OPI Properties'.split(' ');

/**
 * Copies the pages of a PDF into a new one. Everything that belongs to the document and not to its pages is left out: properties, XMP,
 * earlier versions, attached files, scripts. Forms become part of their pages, comments and links are removed, and photographs lose their
 * camera's metadata.
 * @throws where the PDF is damaged or locked
 */
export async function copyPages(content: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(content, { updateMetadata: false });
  try {
    source.getForm().flatten();
  } catch {
    // A form that cannot be drawn is left out with its fields.
  }
  // Keys are removed before the pages are copied, so that objects that nothing refers to any more are not copied.
  for (const page of source.getPages()) keep(page.node, allowedKeys.page);
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    clean(object);
    if (object instanceof PDFRawStream) stripPhotograph(source, ref, object);
  }
  const copy = await PDFDocument.create({ updateMetadata: false });
  for (const page of await copy.copyPages(source, source.getPageIndices())) copy.addPage(page);
  return copy.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** Cleans an object and the objects inside it; objects that it refers to are cleaned separately. */
function clean(object: PDFObject): void {
  if (object instanceof PDFArray) for (const one of object.asArray()) clean(one);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  const kind = object instanceof PDFStream ? String(dict.lookup(PDFName.of('Subtype'))) : '';
  if (kind === '/Image') keep(dict, allowedKeys.picture);
  else if (kind === '/Form') keep(dict, allowedKeys.part);
  else for (const key of droppedKeys) dict.delete(PDFName.of(key));
  for (const value of dict.values()) clean(value);
}

function keep(dict: PDFDict, keys: string): void {
  const kept = new Set(keys.split(' ').map((key) => PDFName.of(key)));
  for (const key of dict.keys()) if (!kept.has(key)) dict.delete(key);
}

/** The filters that encode photographs, and the functions that remove their metadata. */
const photographs = new Map([
  [PDFName.of('DCTDecode'), withoutSegments],
  [PDFName.of('JPXDecode'), withoutBoxes],
]);

/** Removes a photograph's metadata. If the photograph was compressed a second time, it is stored without that compression. */
function stripPhotograph(pdf: PDFDocument, ref: PDFRef, stream: PDFRawStream): void {
  const { dict } = stream;
  const [filters, settings] = ['Filter', 'DecodeParms'].map((key) => {
    const value = dict.lookup(PDFName.of(key));
    return value instanceof PDFArray ? value.asArray().map((one) => pdf.context.lookup(one)) : value ? [value] : [];
  });
  const last = filters?.at(-1);
  const strip = last instanceof PDFName ? photographs.get(last) : undefined;
  if (!strip || !filters || !last) return;
  if (filters.length > 1) {
    dict.set(PDFName.of('Filter'), pdf.context.obj(filters.slice(0, -1)));
    if (settings?.length) dict.set(PDFName.of('DecodeParms'), pdf.context.obj(settings.slice(0, filters.length - 1)));
  }
  const stripped = strip(filters.length > 1 ? decodePDFRawStream(stream).decode() : stream.contents);
  const ownSettings = settings?.[filters.length - 1];
  dict.set(PDFName.of('Filter'), last);
  if (ownSettings instanceof PDFDict) dict.set(PDFName.of('DecodeParms'), ownSettings);
  else dict.delete(PDFName.of('DecodeParms'));
  dict.set(PDFName.of('Length'), PDFNumber.of(stripped.length));
  pdf.context.assign(ref, PDFRawStream.of(dict, stripped));
}
