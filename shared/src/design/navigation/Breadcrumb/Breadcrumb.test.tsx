import { expect, it } from 'vitest';
import { linkAddresses, textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const breadcrumb = <Breadcrumb trail={[{ label: 'Explore', to: '/explora' }]} current="News </script>" />;

it('says to people where the page is', () => {
  renderPage(breadcrumb, { locale: 'en' });
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getAllByRole('listitem').map(textOf)).toEqual(['Home', 'Explore', 'News </script>']);
  expect(linkAddresses(trail)).toEqual(['/en', '/en/explora']);
  expect(screen.getByText('News </script>').getAttribute('aria-current')).toBe('page');
});

it('says it to machines, whatever the page is called', () => {
  // Parsed from the server's HTML: a name must not end the script.
  const scripts = renderServerPage(breadcrumb, { locale: 'en' }).querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://ofgc.example/en' },
      { position: 2, name: 'Explore', item: 'https://ofgc.example/en/explora' },
      { position: 3, name: 'News </script>' },
    ],
  });
});
