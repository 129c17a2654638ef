import { type FunctionComponent, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Site, SiteContext } from '@ofgc/shared/contract';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { RenderedMarkup } from './markup-cache.ts';

const site = { url: 'https://ofgc.example', renderedAt: new Date('2026-11-20T12:00:00Z') } as Site;

interface CardProps {
  title: string;
  inner?: ReactNode;
}

/** A component that counts its renderings, and the same component wrapped in the cache. */
function card(useKey: (props: CardProps) => readonly unknown[] | null = ({ title }) => [title]) {
  const rendered = vi.fn<(title: string) => void>();
  function Drawn({ title, inner }: CardProps) {
    rendered(title);
    return (
      <article title={title}>
        {title} {inner}
      </article>
    );
  }
  return { rendered, Drawn, Card: cachedOnServer(Drawn, useKey) };
}

function render(element: ReactNode, markup?: RenderedMarkup, mayKeep = true): string {
  const markupCache = markup?.forPage();
  const text = renderToString(<SiteContext value={{ ...site, markupCache }}>{element}</SiteContext>);
  return markupCache?.resolve(text, mayKeep) ?? text;
}

const pageOf = (Card: FunctionComponent<CardProps>, title = 'Uno & otro', inner?: ReactNode) => (
  <ul>
    <li>
      vor <Card title={title} inner={inner} /> nach
    </li>
    <li>
      <Card title="Zwei" />
    </li>
  </ul>
);

describe('cached markup', () => {
  it('is the same as without the cache, and is rendered once', () => {
    const { Card, Drawn, rendered } = card();
    const markup = new RenderedMarkup();
    const expected = render(pageOf(Drawn));
    rendered.mockClear();
    expect([render(pageOf(Card), markup), render(pageOf(Card), markup)]).toEqual([expected, expected]);
    expect(rendered.mock.calls.flat()).toEqual(['Uno & otro', 'Zwei']);
  });

  it('may contain other cached markup', () => {
    const [outer, inner] = [card(), card()];
    const markup = new RenderedMarkup();
    const draw = (Outer: typeof outer.Card, Inner: typeof inner.Card) => pageOf(Outer, 'Uno', <Inner title="Tres" />);
    const expected = render(draw(outer.Drawn, inner.Drawn));
    expect(render(draw(outer.Card, inner.Card), markup)).toBe(expected);
    expect(render(draw(outer.Card, inner.Card), markup)).toBe(expected);
    expect(render(<inner.Card title="Tres" />, markup)).toBe(render(<inner.Drawn title="Tres" />));
    expect(inner.rendered.mock.calls.filter(([title]) => title === 'Tres')).toHaveLength(3);
  });

  it('is separate for other data, and for another component with the same data', () => {
    const [one, other] = [card(), card()];
    const markup = new RenderedMarkup();
    render(<one.Card title="Uno" />, markup);
    expect(render(<one.Card title="Dos" />, markup)).toContain('Dos');
    render(<other.Card title="Uno" />, markup);
    expect(other.rendered).toHaveBeenCalledOnce();
  });

  it('is found by the content of its key, and by identity for frozen API responses', () => {
    const key = new RenderedMarkup();
    const part = {};
    const frozen = Object.freeze({ id: 1 });
    expect(key.keyOf(part, [{ id: 1 }, [frozen]])).toBe(key.keyOf(part, [{ id: 1 }, [frozen]]));
    expect(key.keyOf(part, [frozen])).not.toBe(key.keyOf(part, [Object.freeze({ id: 1 })]));
    expect(key.keyOf(part, ['1'])).not.toBe(key.keyOf(part, [1]));
    expect(key.keyOf(part, ['a', 'b'])).not.toBe(key.keyOf(part, ['a,b']));
    expect(key.keyOf(part, [undefined])).not.toBe(key.keyOf(part, [null]));
  });

  it('is not used for markup with React ids, which stay unchanged', () => {
    const WithId = () => <b id={useId()} />;
    const { Card, Drawn, rendered } = card();
    const markup = new RenderedMarkup();
    const expected = render(pageOf(Drawn, 'Uno', <WithId />));
    expect(render(pageOf(Card, 'Uno', <WithId />), markup)).toBe(expected);
    rendered.mockClear();
    expect(render(pageOf(Card, 'Uno', <WithId />), markup)).toBe(expected);
    expect(rendered.mock.calls.flat()).toEqual(['Uno']);
  });

  it('is not stored from a page with an error, nor if the component gives no key', () => {
    const [failed, unkeyed] = [card(), card(() => null)];
    const markup = new RenderedMarkup();
    for (let times = 0; times < 2; times++) render(<failed.Card title="Uno" />, markup, false);
    for (let times = 0; times < 2; times++) render(<unkeyed.Card title="Uno" />, markup);
    expect([failed.rendered.mock.calls.length, unkeyed.rendered.mock.calls.length]).toEqual([2, 2]);
  });

  it('stays within its memory limit', () => {
    const { Card } = card();
    const markup = new RenderedMarkup({ maxBytes: 8_000 });
    for (let number = 0; number < 100; number++) render(<Card title={`Número ${number}`} />, markup);
    expect(markup.bytes).toBeLessThanOrEqual(8_000);
    expect(markup.bytes).toBeGreaterThan(4_000);
  });

  it('is rendered again when keys are checked, and throws if its key lacks something', () => {
    const markup = new RenderedMarkup({ isChecked: true });
    const { Card, Drawn, rendered } = card(() => []);
    const draw = (title: string) => render(<Card title={title} />, markup);
    expect([draw('Uno'), draw('Uno')]).toEqual(Array(2).fill(render(<Drawn title="Uno" />)));
    expect(rendered.mock.calls.flat()).toEqual(['Uno', 'Uno', 'Uno']);
    expect(() => draw('Dos')).toThrow(/made from more than its key says: ".*Dos.*", and before ".*Uno/);
    expect(render(<Card title="Dos" />, markup, false)).toContain('Dos');
  });

  it('is not used on a page without a cache', () => {
    const { Card, Drawn } = card();
    expect(render(<Card title="Uno" />)).toBe(render(<Drawn title="Uno" />));
  });
});
