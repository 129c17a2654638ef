import { formatTags, type Locale } from '../domain/locale.ts';

/** "240 kB", "1,2 MB": precise enough to decide on a download. @param bytes never shown as less than 1 kB */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(formatTags[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
