import { expect, it } from 'vitest';
import { renderPage, screen, within } from '../../../testing/render-page.tsx';
import { TranslationNotice } from './TranslationNotice.tsx';

it('TranslationNotice is shown when the text is in another language than the page', () => {
  renderPage(<TranslationNotice lang="es" />, { locale: 'en' });
  expect(within(screen.getByRole('note')).getByText('This page is in Spanish only.')).toBeTruthy();
});

it('TranslationNotice renders nothing when the text is in the page’s language', () => {
  expect(renderPage(<TranslationNotice lang="es" />).container.childElementCount).toBe(0);
});
