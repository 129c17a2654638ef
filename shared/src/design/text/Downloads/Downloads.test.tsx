import { describe, expect, it } from 'vitest';
import { linkAddresses, textOf } from '../../../testing/page-queries.ts';
import { renderPage, screen } from '../../../testing/render-page.tsx';
import { sampleDocument } from '../../../testing/sample-document.ts';
import { fileSize } from '../../../labels/file-size.ts';
import { Downloads } from './Downloads.tsx';

describe('Downloads', () => {
  it('shows title, format, size, language, kind, date and pages of each file', () => {
    renderPage(<Downloads documents={[sampleDocument()]} noteOf={() => 'Bases'} />);
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
      'Bases de la convocatoria (PDF, 38 kB, español)Bases 8 de octubre de 2026 3 páginas',
    ]);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/documentos/101/bases-violin-tutti-2026-09.pdf');
    expect([link.getAttribute('hreflang'), link.getAttribute('type')]).toEqual(['es', 'application/pdf']);
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('keeps the same address in English and marks an untranslated title', () => {
    renderPage(<Downloads documents={[sampleDocument({ pages: null })]} />, { locale: 'en' });
    expect(linkAddresses()).toEqual(['/documentos/101/bases-violin-tutti-2026-09.pdf']);
    expect(screen.getByText('Bases de la convocatoria').getAttribute('lang')).toBe('es');
    expect(textOf()).toContain('(PDF, 38 kB, Spanish)');
    expect(textOf()).not.toContain('page');
  });

  it('writes one page in the singular', () => {
    renderPage(<Downloads documents={[sampleDocument({ pages: 1 })]} />);
    expect(screen.getByText('1 página')).toBeTruthy();
  });
});

it.each([
  [12, 'es', '1 kB'],
  [38_261, 'es', '38 kB'],
  [999_400, 'en', '999 kB'],
  [1_240_000, 'es', '1,2 MB'],
  [1_240_000, 'en', '1.2 MB'],
] as const)('fileSize of %i bytes in %s is %s', (bytes, locale, size) => {
  expect(fileSize(bytes, locale).replaceAll(' ', ' ')).toBe(size);
});
