import { houseFacts } from '@ofgc/shared/domain/departments/house-facts.ts';
import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { worldHourProblems } from '../values/world-hours.ts';
import { createTexts } from './page-language.ts';

const catalogue = (text: string) => async () => ({ default: { help: { text } } });
const textsOf = createTexts({
  locales: {
    es: catalogue('Le atiende {{officeHours}}, en el {{place}}'),
    en: catalogue('It answers {{officeHours}}, on {{place}}'),
  },
});

it('knows the texts of a section as its pages show them, with the facts of the house', async () => {
  const { es, en } = await textsOf();
  expect([...es]).toEqual([`Le atiende ${houseFacts.officeHours.es}, en el {{place}}`]);
  expect([...en]).toEqual([`It answers ${houseFacts.officeHours.en}, on {{place}}`]);
});

it('takes the hours of the house for none of the API', async () => {
  const own = readElements(
    `<main><h2>Viola</h2><p>Le atiende ${houseFacts.officeHours.es}, en el 928 00 00 04</p></main>`,
  );
  const [opens = ''] = /\d+:\d+/.exec(houseFacts.officeHours.es) ?? [];
  const answers = [{ title: 'Viola', applyFrom: `2027-06-04T${opens.padStart(5, '0')}:00Z` }];
  expect(worldHourProblems(own, { answers, texts: (await textsOf()).es })).toEqual([]);
});
