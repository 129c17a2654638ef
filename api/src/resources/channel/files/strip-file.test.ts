import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { copyPages } from './copy-pages.ts';
import { stripFile } from './strip-file.ts';

const mark = 'Candelaria Ojeda';
const asText = (content: Uint8Array) => Buffer.from(content).toString('latin1');
const photograph = (kind: 'jpeg' | 'png') =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: mark, Copyright: mark }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 6/1 0/1' } })
    .toFormat(kind)
    .toBuffer();

async function letter(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor(mark);
  pdf.setTitle(mark);
  const page = pdf.addPage([300, 200]);
  page.drawText('Factura 17', { x: 20, y: 100 });
  page.drawImage(await pdf.embedJpg(await photograph('jpeg')), { x: 10, y: 10 });
  page.node.set(PDFName.of('PieceInfo'), pdf.context.obj({ Author: PDFString.of(mark) }));
  page.node.set(
    PDFName.of('Annots'),
    pdf.context.obj([
      { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], T: PDFString.of(mark), Contents: PDFString.of(mark) },
    ]),
  );
  const xmp = pdf.context.stream(`<x:xmpmeta>${mark}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(xmp));
  page.node.set(PDFName.of('Metadata'), pdf.context.register(xmp));
  await pdf.attach(Buffer.from(mark), 'nota.txt');
  pdf.addJavaScript('hello', `app.alert("${mark}")`);
  return pdf;
}

describe('a photograph', () => {
  it.each(['jpeg', 'png'] as const)('(%s) is made anew: nothing is left of who took it and where', async (kind) => {
    const original = await photograph(kind);
    expect(asText(original)).toContain(mark);
    const stripped = await stripFile(Buffer.concat([original, Buffer.from(mark)]));
    expect(stripped.kind).toBe(kind);
    expect(asText(stripped.content)).not.toContain(mark);
    const { width, height, exif, xmp, iptc, icc } = await sharp(stripped.content).metadata();
    expect([width, height, exif, xmp, iptc, icc]).toEqual([64, 40, undefined, undefined, undefined, undefined]);
  });

  it('that lies upside down in its file stands upright', async () => {
    const turned = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#a33' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp((await stripFile(turned)).content).metadata();
    expect([width, height]).toEqual([40, 64]);
  });
});

describe('a PDF', () => {
  it('keeps its pages, and nothing that names somebody', async () => {
    const original = await (await letter()).save({ useObjectStreams: false });
    expect(asText(original)).toContain(mark);
    const { kind, content } = await stripFile(original);
    expect(kind).toBe('pdf');
    const again = await PDFDocument.load(content, { updateMetadata: false });
    expect([again.getPageCount(), again.getAuthor(), again.getTitle(), again.getProducer()]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
    const plain = asText(await again.save({ useObjectStreams: false, updateFieldAppearances: false }));
    expect(plain).not.toContain(mark);
    expect(plain).not.toMatch(/JavaScript|EmbeddedFile|xmpmeta|\/Annot/);
    expect(plain).toContain('/DCTDecode');
  });

  it('keeps what was written into its form', async () => {
    const pdf = await PDFDocument.create();
    const field = pdf.getForm().createTextField('importe');
    field.addToPage(pdf.addPage(), { x: 10, y: 10 });
    field.setText('1.250 euros');
    const content = await copyPages(await pdf.save());
    const again = await PDFDocument.load(content);
    expect(again.getForm().getFields()).toEqual([]);
    expect(again.getPages()[0]?.node.Resources()?.toString()).toContain('FlatWidget');
  });
});

describe('a text', () => {
  it('is kept as it is', async () => {
    const { kind, content } = await stripFile(Buffer.from('Día 3: «Ñandú»\r\n\tfin\n'));
    expect([kind, Buffer.from(content).toString()]).toEqual(['text', 'Día 3: «Ñandú»\r\n\tfin\n']);
  });
});

describe('a file is refused', () => {
  const zip = Buffer.from('504b03041400000008000000', 'hex');
  it.each<[string, Uint8Array, string]>([
    ['that is empty', Buffer.alloc(0), 'reportFileBroken'],
    ['of another kind (a text document, an archive)', zip, 'reportFileKind'],
    ['that is a program', Buffer.from('7f454c4602010100', 'hex'), 'reportFileKind'],
    ['that is a drawing with scripts in signs that are no writing', Buffer.from('<svg>\0</svg>'), 'reportFileKind'],
    ['that calls itself a JPEG and is none', Buffer.from('ffd8ffe0deadbeef', 'hex'), 'reportFileBroken'],
    ['that is half of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'reportFileBroken'],
    ['that calls itself a PDF and is none', Buffer.from('%PDF-1.7 hello'), 'reportFileBroken'],
  ])('%s', async (_, content, key) => {
    await expect(stripFile(content)).rejects.toMatchObject({ name: 'RefusedFile', key });
  });
});
