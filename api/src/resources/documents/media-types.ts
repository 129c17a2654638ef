/** Types that browsers cannot show safely are sent as downloads. */
export interface FileType {
  mime: string;
  /** The type's name for visitors. */
  label: string;
  /** Whether the browser shows the file; others are downloads. */
  isInline: boolean;
}

const types: Record<string, FileType> = {
  pdf: { mime: 'application/pdf', label: 'PDF', isInline: true },
  csv: { mime: 'text/csv; charset=utf-8', label: 'CSV', isInline: false },
  json: { mime: 'application/json; charset=utf-8', label: 'JSON', isInline: false },
  txt: { mime: 'text/plain; charset=utf-8', label: 'TXT', isInline: false },
  odt: { mime: 'application/vnd.oasis.opendocument.text', label: 'ODT', isInline: false },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet', label: 'ODS', isInline: false },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
    isInline: false,
  },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'XLSX', isInline: false },
  epub: { mime: 'application/epub+zip', label: 'EPUB', isInline: false },
  zip: { mime: 'application/zip', label: 'ZIP', isInline: false },
  jpg: { mime: 'image/jpeg', label: 'JPEG', isInline: false },
  png: { mime: 'image/png', label: 'PNG', isInline: false },
  svg: { mime: 'image/svg+xml', label: 'SVG', isInline: false },
};

/** The type of a file extension. @param extension as returned by `extensionOf` @returns undefined for files that are not published */
export function fileTypeOf(extension: string): FileType | undefined {
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/** The extension of a file name, without the dot, in lower case. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export const fileExtensions = Object.keys(types);
