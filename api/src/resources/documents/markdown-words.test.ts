import { expect, it } from 'vitest';
import { markdownWords } from './markdown-words.ts';

it('markdownWords parts headings, items and rows of tables', () => {
  const markdown = `# Acta

La mesa abre
las ofertas de **dos** casas.

## Ofertas
| Licitador | Precio | Plazo |
|---|---|---|
| Teclas (demo) | 28.900 € | 4 h |
- Una
- Dos
1. Tres
`;
  expect(markdownWords(markdown)).toBe(
    'Acta · La mesa abre las ofertas de dos casas. Ofertas · Licitador: Precio; Plazo · Teclas (demo): 28.900 €; 4 h · Una · Dos · 1. Tres',
  );
});
