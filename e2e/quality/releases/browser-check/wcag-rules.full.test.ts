import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on pages written by hand that keep to the rules of WCAG, or do not: faster than a whole site.
usePagesByHand();

const pale = `<p style="color: #999; background: #fff">Trompa segunda</p>`;
const drawing = `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">`;
const contrast = 'breaks the rule “Elements must meet minimum color contrast ratio thresholds” with';

describe('checkInBrowser() with a page that', () => {
  it.each<[string, string, string[]]>([
    [
      'has a button and a picture without a name, and two pale texts',
      `<button type="button"></button>${drawing}${pale}${pale}`,
      [
        'breaks the rule “Buttons must have discernible text” with <button type="button"></button>',
        `${contrast} <p style="color: #999; background: #fff">Trompa segunda</p>`,
        `breaks the rule “Images must have alternative text” with ${drawing}`,
      ],
    ],
    [
      'has a pale text where it is dark',
      `<style>@media (prefers-color-scheme: dark) { p { background: #222; color: #555 } }</style><p>Trompa segunda</p>`,
      [`on a phone ${contrast} <p>Trompa segunda</p>`],
    ],
  ])(
    '%s: refuses the release with the reasons',
    async (_title, main, sentences) => {
      const told = sentences.map((sentence) => `/portal-empleo ${sentence}`);
      expect(await look('/portal-empleo', { main })).toEqual(told);
    },
    200_000,
  );

  it('has a pale part of its own on the home page: refuses the release, but for the parts of others', async () => {
    const slot = `document.querySelector('[data-slot="home.jobs"]').insertAdjacentHTML('beforeend', '${pale}')`;
    expect(await look('/', { slot })).toEqual([expect.stringContaining(`/ ${contrast} <p style=`)]);
    expect(await look('/', { others: pale + drawing })).toEqual([]);
  }, 200_000);

  it('writes over a picture and has a pale button that cannot be pressed: is accepted', async () => {
    const main = `<p style="color: #999; background: linear-gradient(#fff, #eee)">Trompa segunda</p>
      <button type="button" disabled style="color: #999; background: #fff">Enviar</button>`;
    expect(await look('/portal-empleo', { main })).toEqual([]);
  }, 200_000);
});
