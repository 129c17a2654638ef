import { describe, expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The same with a fault in the part that the section has on the home page.
usePagesByHand();

describe('checkInBrowser() with a part of the home page that', () => {
  it.each<[string, string, string]>([
    [
      'writes an error to the console when its code loads',
      `console.error('broken part')`,
      '/ says in the console: broken part',
    ],
    ['never hydrates', 'await new Promise(() => {})', '/ does not hydrate its part home.jobs'],
    ['changes the document’s title', `document.title = 'Empleo'`, '/ changes the title, which is not the section’s'],
    [
      'subscribes whoever reads the home page',
      `fetch('/api/newsletter', { method: 'POST' })`,
      '/ sends something (POST /api/newsletter) before anybody has pressed anything: opening a page may only read',
    ],
    [
      'adds a robots meta element',
      `const meta = document.createElement('meta'); meta.name = 'robots'; meta.content = 'noindex'; document.head.append(meta)`,
      '/ changes what search engines are told, which is not the section’s',
    ],
    [
      'hides a part of another section',
      `document.querySelector('[data-slot="home.education"]').hidden = true`,
      '/ changes the part home.education, which is not the section’s',
    ],
    [
      'removes a part of another section',
      `document.querySelector('[data-slot="home.education"]').remove()`,
      '/ changes the part home.education, which is not the section’s',
    ],
    [
      'is wider than a phone',
      `document.querySelector('[data-slot="home.jobs"]').append(Object.assign(document.createElement('p'), { style: 'margin:0 -8px;width:500px', textContent: 'x' }))`,
      '/ is 500 pixels wide on a phone of 360',
    ],
    [
      'has a text in the colour of the paper',
      `document.querySelector('[data-slot="home.jobs"]').insertAdjacentHTML('beforeend', '<p style="background:white;color:white">Vacantes</p>')`,
      '/ shows “Vacantes” in the colour of what is behind it: nobody can read it',
    ],
    [
      'replaces the text of a part of another section',
      `document.querySelector('[data-slot="home.education"]').textContent = 'Empleo'`,
      '/ replaces the words of home.education, which is not the section’s',
    ],
    [
      'is moved over the text of its neighbour',
      `document.querySelector('[data-slot="home.jobs"]').style.marginTop = '-16px'`,
      '/ lies over home.education, which is not the section’s',
    ],
    [
      'covers parts of other sections below the bar',
      `document.querySelector('[data-slot="home.jobs"] a').style.cssText = 'position:fixed;inset:100px 0 0;z-index:9'`,
      '/ lies over home.education, which is not the section’s',
    ],
    [
      'covers the page with an element outside every part',
      `document.body.append(Object.assign(document.createElement('div'), { style: 'position:fixed;inset:100px 0 0;z-index:9' }))`,
      '/ lies over home.education, which is not the section’s',
    ],
    [
      'covers the whole page and lets clicks through',
      `document.querySelector('[data-slot="home.jobs"] a').style.cssText = 'position:fixed;inset:0;z-index:9;pointer-events:none'`,
      '/ lies over the bar of the page with <a class="">',
    ],
    [
      'covers the whole page',
      `document.querySelector('[data-slot="home.jobs"] a').style.cssText = 'position:fixed;inset:0;z-index:9'`,
      '/ lies over the bar of the page with <a class="">',
    ],
  ])(
    '%s: refuses the release with the reason',
    async (_title, slot, sentence) => {
      expect(await look('/', { slot })).toEqual([sentence]);
    },
    200_000,
  );
});

it('a part that is moved up to its neighbour, but not over its text, is accepted', async () => {
  const slot = `document.querySelector('[data-slot="home.jobs"]').style.marginTop = '-16px'`;
  expect(await look('/', { slot, others: '<p style="height:20px"></p>' })).toEqual([]);
}, 120_000);

it('a part of others that is wider than a phone is not the section’s fault', async () => {
  expect(await look('/', { others: '<p style="width:500px">x</p>' })).toEqual([]);
}, 120_000);
