/** harfbuzz's subsetter, a package without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  }
  /** @returns the font with only the letters of the text */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
