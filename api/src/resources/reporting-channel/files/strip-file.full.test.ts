import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { stripFile } from './strip-file.ts';

const megabyte = 2 ** 20;

it('stripFile refuses a small PDF that unpacks to a gigabyte, and works on', async () => {
  const pdf = await PDFDocument.create();
  const packed = deflateSync(Buffer.alloc(1_000 * megabyte));
  expect(packed.length).toBeLessThan(2 * megabyte);
  const image = { Type: 'XObject', Subtype: 'Image', Filter: ['FlateDecode', 'DCTDecode'] };
  pdf.addPage().node.setXObject(PDFName.of('Photo'), pdf.context.register(pdf.context.stream(packed, image)));
  const bomb = await pdf.save();
  await expect(stripFile(bomb)).rejects.toMatchObject({ key: 'reportFileTakesTooMuch' });
  const plain = await PDFDocument.create();
  plain.addPage();
  expect((await stripFile(await plain.save())).kind).toBe('pdf');
});
