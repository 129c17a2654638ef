import { expect, inFull, open, test } from '../../site/page/browser-test.ts';

test.use({ viewport: { width: 360, height: 640 } });

const homes: readonly (readonly [home: string, words: RegExp])[] = [
  ['/', /^Comprar entradas/],
  ...inFull(['/en', /^Buy tickets/] as const),
];
for (const [home, words] of homes)
  test(`home page ${home}: two activations lead to tickets, both visible without scrolling on a small phone`, async ({
    page,
  }) => {
    await open(page, home);
    const concert = page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link');
    await expect(concert).toBeInViewport({ ratio: 1 });
    await concert.click();
    await expect(page).toHaveURL(/\/conciertos-entradas\/eventos\//);
    const buy = page.getByRole('link', { name: words }).filter({ visible: true }).first();
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect(buy).toHaveAttribute('href', /\/conciertos-entradas\/taquilla\?performance=\d+$/);
  });
