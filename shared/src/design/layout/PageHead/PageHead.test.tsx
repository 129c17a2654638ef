import { expect, it } from 'vitest';
import { renderServerPage } from '../../../testing/render-page.tsx';
import { PageHead } from './PageHead.tsx';

it.each([
  [undefined, 'es'],
  ['Article', ''],
])(
  'PageHead marks the language of its title in the breadcrumb, too, but not that of another crumb (%s)',
  (crumb, lang) => {
    const page = renderServerPage(<PageHead title="Gira" lang="es" crumb={crumb} />, { locale: 'en' });
    expect(page.querySelector('h1')?.lang).toBe('es');
    expect(page.querySelector<HTMLElement>('[aria-current=page]')?.lang).toBe(lang);
  },
);
