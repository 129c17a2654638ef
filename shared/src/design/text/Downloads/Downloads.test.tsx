import { describe, expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { sampleDocument } from '../../../testing/sample-document.ts';
import { fileSize } from '../../../labels/file-size.ts';
import { Downloads } from './Downloads.tsx';

const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

describe('a list of downloads', () => {
  it('says of each file what it is, how long, in which language and since when', () => {
    const html = renderToMarkup(<Downloads documents={[sampleDocument()]} noteOf={() => 'Bases'} />);
    expect(html).toContain('href="/documentos/101/bases-violin-tutti-2026-09.pdf"');
    expect(html).toContain('hrefLang="es" type="application/pdf"');
    expect(words(html)).toBe('Bases de la convocatoria (PDF, 38 kB, español)Bases 8 de octubre de 2026 3 páginas');
    expect(html).not.toContain('target=');
  });

  it('has one address in every language and marks a title that is not translated', () => {
    const html = renderToMarkup(<Downloads documents={[sampleDocument({ pages: null })]} />, { locale: 'en' });
    expect(html).toContain('href="/documentos/101/');
    expect(html).toMatch(/<span[^>]* lang="es">Bases/);
    expect(words(html)).toContain('(PDF, 38 kB, Spanish)');
    expect(words(html)).not.toContain('page');
  });

  it('counts one page as one', () => {
    expect(renderToMarkup(<Downloads documents={[sampleDocument({ pages: 1 })]} />)).toContain('1 página<');
  });
});

it.each([
  [12, 'es', '1 kB'],
  [38_261, 'es', '38 kB'],
  [999_400, 'en', '999 kB'],
  [1_240_000, 'es', '1,2 MB'],
  [1_240_000, 'en', '1.2 MB'],
] as const)('%i bytes are, in %s, %s', (bytes, locale, size) => {
  expect(fileSize(bytes, locale).replaceAll(' ', ' ')).toBe(size);
});
