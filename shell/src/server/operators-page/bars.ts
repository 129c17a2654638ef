const height = 28;
const step = 5;

/** A picture of numbers in a row, the tallest bar for the greatest. @param title what it shows, in words, as text for HTML */
export function bars(values: readonly number[], title: string): string {
  const most = Math.max(1, ...values);
  const drawn = values.map((value, place) => {
    const tall = value > 0 ? Math.max(1, Math.round((value / most) * height)) : 0;
    return tall > 0 ? `<rect x="${place * step}" y="${height - tall}" width="${step - 1}" height="${tall}"/>` : '';
  });
  const width = values.length * step;
  return `<svg role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title>${drawn.join('')}</svg>`;
}
