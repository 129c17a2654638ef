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

describe('renderToText', () => {
  it('puts awaited content of any size in its place, without a script', async () => {
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

  it.each([
    ['at once', () => <b>años</b>],
    ['in steps', lazy(async () => ({ default: () => <b>años</b> }))],
  ])('writes a form that a function answers without an inline script, %s', async (_how, Part: ComponentType) => {
    const html = await renderToText(
      <html lang="es">
        <body>
          <form action={() => {}}>
            <Part />
            <button formAction={() => {}}>Comprobar</button>
          </form>
          <script type="application/json">{'"$$reactFormReplay"'}</script>
        </body>
      </html>,
    );
    expect(html).toMatch(
      /Comprobar<\/button><\/form><script type="application\/json">[^<]*<\/script><\/body><\/html>$/,
    );
  });

  it('keeps characters whole at the ends of chunks', async () => {
    const html = await renderToText(<p>{'ñ€🎻'.repeat(20_000)}</p>);
    expect(html).not.toContain('\uFFFD');
    expect(html.match(/🎻/gu)).toHaveLength(20_000);
  });

  it('rejects with the error of the tree', async () => {
    await expect(
      renderToText(
        <main>
          <Broken />
        </main>,
      ),
    ).rejects.toThrow('a part that throws');
  });

  it('omits only the Suspense boundary in which a component throws', async () => {
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

  it('omits at its timeout what still waits', async () => {
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

  it('rejects at its timeout if the whole page waits', async () => {
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

it('renderToText begins a page with its doctype, with and without awaited content', async () => {
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
