import { type ComponentType, lazy, Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderToText } from './render-to-text.ts';

function Broken(): never {
  throw new Error('a part that throws');
}
const never = new Promise<never>(() => {});
function Waiting() {
  return use(never);
}

describe('a page as text', () => {
  it('is whole: what was awaited stands in its place, of any size, without a script', async () => {
    const Late = lazy(async () => ({ default: () => <p>{'música '.repeat(5_000)}</p> }));
    const html = await renderToText(
      <main>
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </main>,
    );
    expect(html).toContain('música música');
    expect(html).not.toMatch(/<script|hidden|…/);
  });

  it('keeps letters whole where chunks end', async () => {
    const html = await renderToText(<p>{'ñ€🎻'.repeat(20_000)}</p>);
    expect(html).not.toContain('\uFFFD');
    expect(html.match(/🎻/gu)).toHaveLength(20_000);
  });

  it('rejects with what the tree throws', async () => {
    await expect(
      renderToText(
        <main>
          <Broken />
        </main>,
      ),
    ).rejects.toThrow('a part that throws');
  });

  it('confines a throw inside Suspense to its place', async () => {
    const html = await renderToText(
      <main>
        <h1>Inicio</h1>
        <Suspense fallback={null}>
          <Broken />
        </Suspense>
      </main>,
    );
    expect(html).toContain('<h1>Inicio</h1>');
    expect(html).toMatch(/<\/main>$/);
  });

  it('ends at its deadline: what still waits is left out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(
      await renderToText(
        <main>
          <h1>Inicio</h1>
          <Suspense fallback={null}>
            <Waiting />
          </Suspense>
        </main>,
        { timeout: 30 },
      ),
    ).toContain('<h1>Inicio</h1>');
  });

  it('rejects at its deadline where the whole page waits', async () => {
    await expect(
      renderToText(
        <main>
          <Waiting />
        </main>,
        { timeout: 30 },
      ),
    ).rejects.toThrow('rendering took too long');
  });
});

it('writes what kind of document a page is, at once and in steps', async () => {
  const late = lazy(async () => ({ default: () => <p>Programa</p> }));
  const pageWith = (Part: ComponentType) => (
    <html lang="es">
      <body>
        <Part />
      </body>
    </html>
  );
  for (const Part of [() => <p>Programa</p>, late])
    expect(await renderToText(pageWith(Part))).toMatch(/^<!DOCTYPE html><html lang="es">/);
});
