/** The rows of a CSV file (RFC 4180): commas, double quotes where needed. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line === '') continue;
    const cells = [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}
