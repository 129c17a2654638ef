import { act, fireEvent, renderPage, renderServerPage, screen } from '../testing/render-page.tsx';
import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { laterPart } from './later-part.tsx';

function Drawn({ hour }: { hour: string }) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {hour}: {presses}
    </button>
  );
}

/** A part in a browser, over the server's markup; its code arrives when the test says so. */
async function visit() {
  const Server = laterPart(async () => Drawn);
  await Server.load();
  const page = renderServerPage(<Server hour="20" />);
  const code = Promise.withResolvers<ComponentType<{ hour: string }>>();
  const Part = laterPart(() => code.promise);
  const element = screen.getByRole('button');
  await act(async () => void renderPage(<Part hour="20" />, { hydrate: page }));
  return { code, element };
}

it('laterPart keeps the server’s markup until its code is there, and then responds to clicks', async () => {
  const { code, element } = await visit();
  fireEvent.click(element);
  expect(screen.getByRole('button')).toBe(element);
  await act(async () => code.resolve(Drawn));
  await vi.waitFor(() => {
    fireEvent.click(element);
    expect(element.textContent).not.toBe('20: 0');
  });
  expect(screen.getByRole('button')).toBe(element);
});

it('laterPart keeps the server’s markup when its code does not come', async () => {
  const { code, element } = await visit();
  await act(async () => code.reject(new Error('lost')));
  expect(screen.getByRole('button')).toBe(element);
  expect(element.textContent).toBe('20: 0');
});

it('laterPart renders at once when a loader fetched its code, and the loader fails when that is lost', async () => {
  const load = vi.fn<() => Promise<typeof Drawn>>().mockRejectedValueOnce(new Error('lost'));
  const Part = laterPart(load.mockResolvedValue(Drawn));
  await expect(Part.load()).rejects.toThrow('lost');
  await Part.load();
  renderPage(<Part hour="19" />);
  expect(screen.getByRole('button').textContent).toBe('19: 0');
  expect(load).toHaveBeenCalledTimes(2);
});
