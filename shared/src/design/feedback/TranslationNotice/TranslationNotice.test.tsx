import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { TranslationNotice } from './TranslationNotice.tsx';

it('speaks only where the text is in another language than the page', () => {
  expect(renderToMarkup(<TranslationNotice lang="es" />)).toBe('');
  expect(renderToMarkup(<TranslationNotice lang="es" />, { locale: 'en' })).toContain('only available in Spanish');
});
