import { act, fireEvent, renderPage, renderServerPage, screen } from '../testing/render-page.tsx';
import { cleanup } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { staticParts } from '@ofgc/shared/contract';
import { staticPart } from './static-part.tsx';

afterEach(() => vi.useRealTimers());

interface ClockProps {
  hour: string;
}

const loadAll = () => Promise.all(staticParts.map((load) => load()));
const Drawn = ({ hour }: ClockProps) => <div>Son las {hour}</div>;

/** Makes the part anew, as the server's and the browser's process each do. */
function clock(load = vi.fn(async () => Drawn)) {
  return { load, Clock: staticPart<ClockProps>({ tag: 'div', keyOf: ({ hour }) => [hour], load }) };
}

const hours = [20, 21, 20, 22];

/** A click sets the clock to the next of the hours. */
function Evening({ clock: Clock }: { clock: ComponentType<ClockProps> }) {
  const [presses, setPresses] = useState(0);
  const hour = hours[presses];
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      <Clock hour={String(hour)} />
    </button>
  );
}

async function fromServer() {
  const { Clock } = clock();
  await loadAll();
  return renderServerPage(<Evening clock={Clock} />);
}

it('staticPart keeps the server’s markup and does not load its code', async () => {
  const page = await fromServer();
  const element = screen.getByText('Son las 20');
  const { Clock, load } = clock();
  renderPage(<Evening clock={Clock} />, { hydrate: page });
  expect(screen.getByText('Son las 20')).toBe(element);
  expect(load).not.toHaveBeenCalled();
});

it('staticPart loads its code once when other content is shown', async () => {
  const page = await fromServer();
  const { Clock, load } = clock();
  renderPage(<Evening clock={Clock} />, { hydrate: page });
  // The second hour here is that of the server's page, whose markup has been replaced by then.
  for (const hour of hours.slice(1)) {
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(await screen.findByText(`Son las ${hour}`)).toBeTruthy();
  }
  expect(load).toHaveBeenCalledOnce();
});

it('staticPart is rendered by its code on a page that is navigated to', async () => {
  const { Clock } = clock();
  await act(async () => void renderPage(<Clock hour="19" />));
  expect(await screen.findByText('Son las 19')).toBeTruthy();
});

it('staticPart is empty when its code does not come, and loads again the next time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { Clock, load } = clock(vi.fn<() => Promise<typeof Drawn>>().mockRejectedValueOnce(new Error('lost')));
  load.mockResolvedValue(Drawn);
  await act(async () => void renderPage(<Clock hour="19" />));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Son las/)).toBeNull();
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
  await act(async () => void renderPage(<Clock hour="19" />));
  expect(await screen.findByText('Son las 19')).toBeTruthy();
});
