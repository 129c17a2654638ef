import { fireEvent, renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** Ten cards of 200 px with spaces of 20 px; four and a half are in view. */
const cards = Array.from({ length: 10 }, (_, number) => <a key={number} href={`#${number}`} />);
const widths = { clientWidth: 1000, scrollWidth: 2180 };

function renderCarousel(sizes = widths) {
  const { user } = renderPage(<Carousel label="Otros conciertos">{cards}</Carousel>);
  const track = screen.getByRole('region', { name: 'Otros conciertos' });
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(track, name, { value });
  [...track.children].forEach((card, number) => Object.defineProperty(card, 'offsetLeft', { value: number * 220 }));
  const scrollTo = (left: number) => {
    track.scrollLeft = left;
    fireEvent.scroll(track);
  };
  const scrollBy = vi.fn();
  Object.defineProperty(track, 'scrollBy', { value: scrollBy });
  scrollTo(0);
  const button = (name: RegExp) => screen.getByRole('button', { name });
  return { user, scrollTo, scrollBy, back: button(/^Anteriores: Otros/), next: button(/^Siguientes: Otros/) };
}
const isDisabled = (button: HTMLElement) => button.ariaDisabled === 'true';

it('the buttons scroll by the cards that are whole in view, forward and back', async () => {
  const { user, back, next, scrollBy } = renderCarousel();
  await user.click(next);
  await user.click(back);
  expect(scrollBy.mock.calls).toEqual([
    [880, 0],
    [-880, 0],
  ]);
});

it('a button is announced as not available where the carousel ends on its side', () => {
  const { back, next, scrollTo } = renderCarousel();
  expect([isDisabled(back), isDisabled(next)]).toEqual([true, false]);
  scrollTo(600);
  expect([isDisabled(back), isDisabled(next)]).toEqual([false, false]);
  scrollTo(1180);
  expect([isDisabled(back), isDisabled(next)]).toEqual([false, true]);
});

it('the buttons are shown where there is something to scroll, and not before scripts run', () => {
  const { back } = renderCarousel();
  expect(back.parentElement?.hasAttribute('data-live')).toBe(true);
  document.body.replaceChildren();
  const all = renderCarousel({ clientWidth: 2180, scrollWidth: 2180 });
  expect(all.back.parentElement?.hasAttribute('data-live')).toBe(false);
  const page = renderServerPage(<Carousel label="Otros conciertos">{cards}</Carousel>);
  expect(page.querySelector('[data-live]')).toBeNull();
  expect(page.querySelectorAll('section a')).toHaveLength(10);
});
