import { expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

it('says where the page is, to people and to machines', () => {
  const html = renderToMarkup(<Breadcrumb trail={[{ label: 'Explore', to: '/explora' }]} current="News </script>" />, {
    locale: 'en',
  });
  expect(html).toContain('<a href="/en/explora">Explore</a>');
  expect(html).toContain('<span aria-current="page">News &lt;/script&gt;</span>');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: expect.stringMatching(/^https?:\/\/[^/]+\/en$/) },
      { position: 2, name: 'Explore', item: expect.stringMatching(/\/en\/explora$/) },
      { position: 3, name: 'News </script>' },
    ],
  });
});
