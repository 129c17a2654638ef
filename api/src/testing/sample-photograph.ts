import sharp from 'sharp';

interface SampleOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** The EXIF orientation, as a camera writes it: 6 is a picture that stands on its side. */
  orientation?: number;
  /** A comment that is written into the file as EXIF. */
  comment?: string;
}

/** A photograph whose left half is red and whose right half is blue. */
export async function samplePhotograph({
  width = 900,
  height = 700,
  format = 'jpeg',
  orientation,
  comment,
}: SampleOptions = {}): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  const image = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
  if (orientation !== undefined) image.withMetadata({ orientation });
  if (comment !== undefined) image.withExifMerge({ IFD0: { ImageDescription: comment, Artist: comment } });
  return image.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
}
