/**
 * The tone of a background: light where black has the higher contrast on it, dark where white has (WCAG relative luminance).
 * @param colour `#rrggbb`; anything else counts as light
 */
export function backgroundTone(colour: string): 'light' | 'dark' {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!match) return 'light';
  const [red = 1, green = 1, blue = 1] = match.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Above this, black has more contrast than white.
  return luminance > 0.179 ? 'light' : 'dark';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
