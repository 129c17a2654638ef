import { expect, it } from 'vitest';
import { addText } from './png-text.ts';

/** A PNG of one transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

it('addText writes the words in a chunk of their own right after the header of a PNG', () => {
  const png = addText(pixel, { Author: 'Filarmónica' });
  expect(png.subarray(0, 33)).toEqual(pixel.subarray(0, 33));
  expect(png.readUInt32BE(33)).toBe('Author'.length + 5 + Buffer.byteLength('Filarmónica'));
  expect(png.toString('latin1', 37, 41)).toBe('iTXt');
  expect(png.toString('utf8').includes('Author\0\0\0\0\0Filarmónica')).toBe(true);
  expect(png.subarray(-pixel.length + 33)).toEqual(pixel.subarray(33));
});
