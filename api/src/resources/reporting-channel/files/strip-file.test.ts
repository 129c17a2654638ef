import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
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

describe('stripFile of a photograph', () => {
  it.each(['jpeg', 'png'] as const)('(%s) removes author, position and appended data', async (kind) => {
    const original = await photograph(kind);
    expect(asText(original)).toContain(mark);
    const stripped = await stripFile(Buffer.concat([original, Buffer.from(mark)]));
    expect(stripped.kind).toBe(kind);
    expect(asText(stripped.content)).not.toContain(mark);
    const { width, height, exif, xmp, iptc, icc } = await sharp(stripped.content).metadata();
    expect([width, height, exif, xmp, iptc, icc]).toEqual([64, 40, undefined, undefined, undefined, undefined]);
  });

  it('turns it upright by its orientation', async () => {
    const turned = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#a33' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp((await stripFile(turned)).content).metadata();
    expect([width, height]).toEqual([40, 64]);
  });
});

describe('stripFile of a PDF', () => {
  it('succeeds, however much memory the rest of the process takes meanwhile', async () => {
    let megabytes = 0;
    vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => (megabytes += 1_000) * 2 ** 20);
    try {
      expect((await stripFile(await (await letter()).save())).kind).toBe('pdf');
    } finally {
      vi.restoreAllMocks();
    }
  });

  it('keeps its pages and removes author, annotations, attachments and scripts', async () => {
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

  it('removes private data of a page, an object or a doubly packed photograph', async () => {
    const pdf = await letter();
    const [page] = pdf.getPages();
    const { context } = pdf;
    const note = context.register(context.obj({ Private: PDFString.of(mark), T: PDFString.of(mark) }));
    for (const key of ['PieceInfo', 'AF', 'B', 'SpiderInfo', 'DPart', 'Unheard']) page?.node.set(PDFName.of(key), note);
    const photo = Buffer.concat([await photograph('jpeg'), Buffer.from(mark)]);
    const packed = [
      context.stream(photo, { Type: 'XObject', Subtype: 'Image', Filter: ['DCTDecode'], Private: note, OPI: note }),
      context.stream(deflateSync(photo), { Type: 'XObject', Subtype: 'Image', Filter: ['FlateDecode', 'DCTDecode'] }),
    ];
    for (const [place, stream] of packed.entries())
      page?.node.setXObject(PDFName.of(`Packed${place}`), context.register(stream));
    const again = await PDFDocument.load(await copyPages(await pdf.save({ useObjectStreams: false })));
    expect(asText(await again.save({ useObjectStreams: false }))).not.toContain(mark);
    const filters = again.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFRawStream ? [one.dict.get(PDFName.of('Filter'))?.toString()] : []))
      .filter((filter) => filter?.includes('DCT'));
    expect(filters).toEqual(['/DCTDecode', '/DCTDecode', '/DCTDecode']);
  });

  it('removes metadata of a JPEG 2000 photograph and refuses a broken one', async () => {
    const withPhotograph = async (content: Buffer) => {
      const pdf = await PDFDocument.create();
      const image = pdf.context.stream(content, { Type: 'XObject', Subtype: 'Image', Filter: 'JPXDecode' });
      pdf.addPage().node.setXObject(PDFName.of('Photo'), pdf.context.register(image));
      return pdf.save({ useObjectStreams: false });
    };
    const sized = (kind: string, ...content: Buffer[]) => {
      const all = Buffer.concat([Buffer.alloc(4), Buffer.from(kind, 'latin1'), ...content]);
      all.writeUInt32BE(all.length);
      return all;
    };
    const note = Buffer.concat([Buffer.from([0xff, 0x64, 0, 2 + mark.length]), Buffer.from(mark)]);
    const tile = Buffer.from('ff9000040001ffd9', 'hex');
    const picture = [sized('jp2c', Buffer.from('ff4fff510004abcd', 'hex'), note, tile)];
    const whole = Buffer.concat([sized('ftyp'), sized('xml ', Buffer.from(mark)), ...picture, sized('uuid', note)]);
    const stripped = Buffer.from((await stripFile(await withPhotograph(whole))).content);
    expect(asText(stripped)).not.toContain(mark);
    const kept = Buffer.concat([sized('ftyp'), sized('jp2c', Buffer.from('ff4fff510004abcd', 'hex'), tile)]);
    expect(stripped.includes(kept)).toBe(true);
    await expect(stripFile(await withPhotograph(Buffer.from(mark)))).rejects.toMatchObject({ key: 'reportFileBroken' });
  });

  it('turns form fields into content of the page', async () => {
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

describe('stripFile of a text', () => {
  it('keeps it unchanged', async () => {
    const { kind, content } = await stripFile(Buffer.from('Día 3: «Ñandú»\r\n\tfin\n'));
    expect([kind, Buffer.from(content).toString()]).toEqual(['text', 'Día 3: «Ñandú»\r\n\tfin\n']);
  });
});

describe('stripFile refuses a file', () => {
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
