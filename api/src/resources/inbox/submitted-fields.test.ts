import { beforeAll, describe, expect, it } from 'vitest';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content, fieldLabel, optionLabel } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findInboxRow } from './find.ts';
import { findSubmittedFields } from './submitted-fields.ts';

const test = useTestApi();
const [workshopEntry] = content.workshops;
const sent: Record<string, { subject: string; answers: Record<string, string> }> = {
  'silla-de-ruedas': {
    subject: '90362',
    answers: { performance: '90362', spaces: '2', companions: 'uno', needs: '90362' },
  },
  'visita-guiada': { subject: '2026-12-02', answers: { day: '2026-12-02', people: '4' } },
  'taller-profesorado': {
    subject: workshopEntry?.slug ?? '',
    answers: { workshop: workshopEntry?.slug ?? '', school: 'CEIP La Isleta' },
  },
  amigos: { subject: '', answers: { membership: 'a-former-one' } },
  'informacion-publica': { subject: '', answers: { request: 'Las actas de 2025.' } },
  accesibilidad: { subject: '', answers: { type: 'queja', message: 'El plano no se lee.' } },
};
const ids: Record<string, number> = {};

beforeAll(async () => {
  await insertConcert(test.database, 9036, {
    title: { es: 'Concierto de prueba', en: 'Sample concert' },
    performances: [performance(90_362, { date: '2026-11-20' })],
  });
  const createdAt = new Date('2026-11-20T12:00:00Z');
  for (const [kind, { subject, answers }] of Object.entries(sent))
    ids[kind] = await insertInscription(test.database, { kind, subject, answers: JSON.stringify(answers), createdAt });
}, startDeadline);

const fieldsOf = async (kind: string, lang: Locale) => {
  const fields = await findSubmittedFields(test.database, { source: 'inscription', id: ids[kind] ?? 0 }, lang);
  return Object.fromEntries(fields.map(({ label, value }) => [label, plainSpaces(value)]));
};
const subjectOf = async (kind: string, lang: Locale) => {
  const roles = ['box-office' as const, 'education' as const, 'communication' as const];
  return (await findInboxRow(test.database, { source: 'inscription', id: ids[kind] ?? 0, roles, lang })).subject;
};

describe('an inscription in the inbox', () => {
  const space = /^Concierto de prueba · viernes 20 de noviembre de 2026, \d\d:\d\d · Auditorio/;

  it('shows the day by which the law requires an answer, and only where it does', async () => {
    expect(await fieldsOf('informacion-publica', 'es')).toMatchObject({
      'Contestar como máximo el': 'domingo 20 de diciembre de 2026',
    });
    expect(await fieldsOf('accesibilidad', 'en')).toMatchObject({ 'Answer by': 'Friday 18 December 2026' });
    expect(Object.keys(await fieldsOf('amigos', 'es'))).not.toContain('Contestar como máximo el');
  });

  it('shows the words of what was chosen, and what was typed as it is', async () => {
    expect(await fieldsOf('silla-de-ruedas', 'es')).toMatchObject({
      [fieldLabel('silla-de-ruedas', 'performance')]: expect.stringMatching(space) as string,
      [fieldLabel('silla-de-ruedas', 'spaces')]: '2',
      [fieldLabel('silla-de-ruedas', 'companions')]: optionLabel('silla-de-ruedas', 'companions', 'uno'),
      [fieldLabel('silla-de-ruedas', 'needs')]: '90362',
    });
    expect(await fieldsOf('visita-guiada', 'en')).toMatchObject({
      [fieldLabel('visita-guiada', 'day', 'en')]: expect.stringContaining('2 December 2026') as string,
    });
    const workshop = await fieldsOf('taller-profesorado', 'es');
    expect(workshop[fieldLabel('taller-profesorado', 'workshop')]).toContain(
      plainSpaces(workshopEntry?.title.es ?? ''),
    );
  });

  it('shows a choice that the content no longer has as it was sent', async () => {
    expect(await fieldsOf('amigos', 'es')).toMatchObject({ [fieldLabel('amigos', 'membership')]: 'a-former-one' });
  });

  it('names its concert after the concert', async () => {
    const performance = test.database.updateTable('performances').where('id', '=', 90_362);
    await performance.set({ status: 'cancelled' }).execute();
    expect(await fieldsOf('silla-de-ruedas', 'es')).toMatchObject({
      [fieldLabel('silla-de-ruedas', 'performance')]: expect.stringMatching(space) as string,
    });
  });

  it('is listed with what it is for', async () => {
    expect(await subjectOf('silla-de-ruedas', 'es')).toMatch(/^Espacio para silla de ruedas: Concierto de prueba · /);
    expect(await subjectOf('silla-de-ruedas', 'en')).toMatch(/^Wheelchair space: Sample concert · /);
    expect(await subjectOf('visita-guiada', 'es')).toContain('2 de diciembre de 2026');
    expect(await subjectOf('taller-profesorado', 'es')).toContain(
      plainSpaces(workshopEntry?.title.es ?? 'no workshop'),
    );
    expect(await subjectOf('amigos', 'es')).not.toContain(':');
  });
});
