import { fireEvent, renderPage, renderServerPage, screen } from '../../../testing/render-page.tsx';
import { expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** Ten cards of 200 px with spaces of 20 px; four and a half are in view. */
const cards = Array.from({ length: 10 }, (_, number) => (
  <a key={number} href={`#${number}`}>
    {number}
  </a>
));
const widths = { clientWidth: 1000, scrollWidth: 2180 };

function renderCarousel(sizes = widths) {
  document.body.replaceChildren();
  const { user } = renderPage(<Carousel label="Otros conciertos">{cards}</Carousel>);
  const track = screen.getByRole('region', { name: 'Otros conciertos' });
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(track, name, { value });
  [...track.children].forEach((card, number) =>
    Object.defineProperties(card, { offsetLeft: { value: number * 220 }, offsetWidth: { value: 200 } }),
  );
  const scrollTo = (left: number) => {
    track.scrollLeft = left;
    fireEvent.scroll(track);
  };
  const scrollBy = vi.fn();
  Object.defineProperty(track, 'scrollBy', { value: scrollBy });
  scrollTo(0);
  return { user, scrollTo, scrollBy };
}
const back = () => screen.getByRole('button', { name: 'Anteriores: Otros conciertos' });
const next = () => screen.getByRole('button', { name: 'Siguientes: Otros conciertos' });
const disabled = () => [back(), next()].map((button) => button.getAttribute('aria-disabled'));

it('the buttons of a narrow carousel leave out no card that is only partly in view', async () => {
  const { user, scrollBy } = renderCarousel({ clientWidth: 380, scrollWidth: 2180 });
  await user.click(next());
  expect(scrollBy.mock.calls).toEqual([[220, 0]]);
});

it('the buttons scroll by the cards that are whole in view, forward and back', async () => {
  const { user, scrollBy } = renderCarousel();
  await user.click(next());
  await user.click(back());
  expect(scrollBy.mock.calls).toEqual([
    [880, 0],
    [-880, 0],
  ]);
});

it('a button is announced as not available where the carousel ends on its side', () => {
  const { scrollTo } = renderCarousel();
  expect(disabled()).toEqual(['true', 'false']);
  scrollTo(600);
  expect(disabled()).toEqual(['false', 'false']);
  scrollTo(1180);
  expect(disabled()).toEqual(['false', 'true']);
});

it('there are no buttons where everything is in view, nor before scripts run', () => {
  renderCarousel();
  renderCarousel({ clientWidth: 2180, scrollWidth: 2180 });
  expect(screen.queryByRole('button')).toBeNull();
  const page = renderServerPage(<Carousel label="Otros conciertos">{cards}</Carousel>);
  expect(page.querySelector('button')).toBeNull();
  expect(page.querySelectorAll('section a')).toHaveLength(10);
});
