import { expect, it } from 'vitest';
import { contentFolder, readContent } from '../../content/read-content.ts';
import en from '../../mail/templates/en.json' with { type: 'json' };
import es from '../../mail/templates/es.json' with { type: 'json' };
import { createAsker } from '../../testing/asker.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { placeHeldDays, placeTerms } from './place-terms.ts';

const givenAt = new Date('2026-11-20T12:00:00Z');
const test = useTestApi({ now: () => givenAt });

const masterclass = {
  activeFee: 4000,
  listenerFee: 800,
  meetings: [{ startsAt: '2027-03-10T10:00:00.000Z', endsAt: '2027-03-10T13:30:00.000Z' }],
};
const secondDay = { startsAt: '2027-03-11T10:00:00.000Z', endsAt: '2027-03-11T13:30:00.000Z' };
const ofTwoDays = { ...masterclass, meetings: [...masterclass.meetings, secondDay] };
const transfer = 'Cuota: 40 €, por transferencia.';
const held = 'Le guardamos la plaza hasta el lunes 23 de noviembre de 2026';
const atTheDoor = 'Cuota: 8 €, en la puerta, en metálico o con tarjeta.';

it.each([
  ['a player', { participation: 'active', givenAt }, [transfer, held], []],
  ['a listener who waited', { participation: 'listener', givenAt }, [atTheDoor, held], []],
  ['a listener with a place at once', { participation: 'listener' }, [atTheDoor], ['Le guardamos']],
  [
    'a player without a fee',
    { participation: 'active', givenAt, masterclass: { ...masterclass, activeFee: 0 } },
    ['Sin cuota.', held],
    ['transferencia'],
  ],
  [
    'a player shortly before the class',
    { participation: 'active', givenAt: new Date('2027-03-09T12:00:00Z') },
    ['hasta el miércoles 10 de marzo de 2027'],
    [],
  ],
  [
    'a player who gets the place of one who did not come on the first day',
    {
      participation: 'active',
      givenAt: new Date('2027-03-10T14:00:00Z'),
      masterclass: ofTwoDays,
    },
    ['hasta el jueves 11 de marzo de 2027'],
    [],
  ],
] as const)('the terms of a place name the fee and the deadline that %s has', (_, place, named, unnamed) => {
  const terms = placeTerms({ masterclass, ...place }, 'es').replaceAll('\u00A0', ' ');
  for (const words of named) expect(terms).toContain(words);
  for (const words of unnamed) expect(terms).not.toContain(words);
});

it('the email about a place that the office gives has its fee and its deadline', async () => {
  const who = await signedIn(test, 'staff', 'education');
  const id = await insertApplication(test.database, givenAt, { state: 'waitlist' });
  await createAsker(test).post(who, `/api/inbox/masterclass/${id}/decision`, { version: 0, decision: 'accepted' });
  const [email] = await queuedEmails(test.database, `masterclass:${id}:decision:%`);
  expect(email?.text).toContain('Fee: €40, by bank transfer.');
  expect(email?.text).toContain('We hold your place until Monday 23 November 2026');
});

it('the page and the email of the waiting list hold a place as long as the email about it', async () => {
  const days = { 3: { es: 'tres días', en: 'three days' } }[placeHeldDays];
  const { pages } = (await readContent(contentFolder)).content;
  const page = pages.find(({ path }) => path === '/educacion-comunidad/clases-magistrales');
  for (const [lang, templates] of Object.entries({ es, en }) as ['es' | 'en', typeof es][]) {
    const words = days[lang];
    expect(templates.masterclassWaitlist.paragraphs.join(' ')).toContain(words);
    for (const anchor of ['como-activo', 'como-espera'])
      expect(page?.sections.find((section) => section.anchor.es === anchor)?.html[lang]).toContain(words);
  }
});
