import { expect, it } from 'vitest';
import { linkAddresses, textOf } from '../../../testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '../../../testing/render-page.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const breadcrumb = <Breadcrumb trail={[{ label: 'Explore', to: '/explora' }]} current="News </script>" />;

it('Breadcrumb shows the trail to the page and marks the current page', () => {
  renderPage(breadcrumb, { locale: 'en' });
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect(within(trail).getAllByRole('listitem').map(textOf)).toEqual(['Home', 'Explore', 'News </script>']);
  expect(linkAddresses(trail)).toEqual(['/en', '/en/explora']);
  expect(screen.getByText('News </script>').getAttribute('aria-current')).toBe('page');
});

it('Breadcrumb has structured data in its markup, safe for any name of a page', () => {
  const page = renderServerPage(breadcrumb, { locale: 'en' });
  expect(page.querySelectorAll('script')).toHaveLength(0);
  const list = page.querySelector('[itemtype="https://schema.org/BreadcrumbList"]');
  const items = [...(list?.querySelectorAll('[itemprop="itemListElement"]') ?? [])];
  const crumbs = items.map((item) => ({
    type: item.getAttribute('itemtype'),
    position: item.querySelector('[itemprop="position"]')?.getAttribute('content'),
    name: item.querySelector('[itemprop="name"]')?.textContent,
    item: item.querySelector('[itemprop="item"]')?.getAttribute('href'),
  }));
  const type = 'https://schema.org/ListItem';
  expect(crumbs).toEqual([
    { type, position: '1', name: 'Home', item: '/en' },
    { type, position: '2', name: 'Explore', item: '/en/explora' },
    { type, position: '3', name: 'News </script>', item: undefined },
  ]);
});
