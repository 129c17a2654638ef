import { expect, it } from 'vitest';
import { renderPage, screen, within } from '../../../testing/render-page.tsx';
import { TranslationNotice } from './TranslationNotice.tsx';

it('speaks where the text is in another language than the page', () => {
  renderPage(<TranslationNotice lang="es" />, { locale: 'en' });
  expect(within(screen.getByRole('note')).getByText('This page is in Spanish only.')).toBeTruthy();
});

it('is nothing where the text is in the language of the page', () => {
  expect(renderPage(<TranslationNotice lang="es" />).container.childElementCount).toBe(0);
});
