import type { FileType } from './media-types.ts';

interface NamedFile {
  /** The name of the download; ASCII. */
  name: string;
  type: FileType;
  /** ISO code of the text's language. */
  language: string;
}

/** Opened as a page, a file may run no script, load nothing and be in no frame. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Headers of the file: shown or downloaded by its type, unable to run anything, and revalidated at each request. */
export function fileHeaders({ name, type, language }: NamedFile): Record<string, string> {
  return {
    'Content-Disposition': `${type.isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    'Content-Language': language,
    // PDFs are not sandboxed: Safari does not show them in a sandbox.
    'Content-Security-Policy': type.mime === 'application/pdf' ? policy : `${policy}; sandbox`,
    'X-Content-Type-Options': 'nosniff',
    // Files may be replaced by corrected ones: clients revalidate each time.
    'Cache-Control': 'public, no-cache',
  };
}
