import type { Document } from '../domain/documents/document.schema.ts';

/** For tests: the rules of the call for a violin of the sample content. */
export function sampleDocument(differences: Partial<Document> = {}): Document {
  return {
    id: 101,
    title: 'Bases de la convocatoria',
    summary: 'Violín, tutti, convocatoria OFGC-2026-09.',
    category: 'jobs',
    kind: 'rules',
    publishedAt: '2026-10-08T07:00:00.000Z',
    path: '/documentos/101/bases-violin-tutti-2026-09.pdf',
    language: 'es',
    format: 'PDF',
    mime: 'application/pdf',
    bytes: 38_261,
    pages: 3,
    isTagged: true,
    section: null,
    offer: null,
    lang: 'es',
    ...differences,
  };
}
