import { randomUUID } from 'node:crypto';
import type { ManagedCall, ManagedDetail, SchoolArea } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import {
  managedCallSchema,
  managedDetailSchema,
  schoolAreaSchema,
} from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import {
  schoolRegistrationSchema,
  type SchoolRegistration,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { describe, expect, it } from 'vitest';
import { sampleDay, tour } from '../../testing/school-area/sample-registration.ts';
import { postedRegistration, useTwoSchools } from '../../testing/school-area/two-schools.ts';
import type { SignedInTester } from '../../testing/signed-in.ts';

let now = sampleDay;
const { test, get, post, centre, otherCentre, office, registration } = useTwoSchools(() => now);

const own = () => `/api/school-registrations/${registration.reference}`;
const managed = () => `/api/school-office/registrations/${registration.reference}`;

describe('a school and the office in the school area', () => {
  it('see the same registration, and each has its own list', async () => {
    const { data: area } = await get<SchoolArea>(centre, '/api/school-area');
    expect(schoolAreaSchema.parse(area).registrations.map((one) => one.reference)).toEqual([registration.reference]);
    expect((await get<SchoolArea>(otherCentre, '/api/school-area')).data.registrations).toEqual([]);
    const { data: seen } = await get<SchoolRegistration>(centre, own());
    expect(schoolRegistrationSchema.parse(seen)).toMatchObject({
      state: 'submitted',
      canChange: true,
      steps: ['cancel'],
      drawn: null,
    });
    const { data: detail } = await get<ManagedDetail>(office, managed());
    expect(managedDetailSchema.parse(detail).registration).toEqual(seen);
  });

  it('go through a call: days, demand, trial, draw, reasons, messages, CSV file, attendance', async () => {
    const rival = (await post<{ reference: string }>(otherCentre, '/api/school-registrations', postedRegistration()))
      .data.reference;
    const call = `/api/school-office/calls/${tour}`;
    expect(
      (
        await post(office, `${call}/days`, {
          intent: 'change',
          opensOn: '2026-10-05',
          closesOn: '2026-10-01',
          version: 0,
        })
      ).errors,
    ).toHaveProperty('closesOn');
    expect((await post(office, `${call}/days`, { intent: 'closeNow', version: 0 })).status).toBe(200);
    const days = { opensOn: '2026-10-01', closesOn: '2026-12-01' };
    expect((await post(office, `${call}/days`, { ...days, version: 0 })).status).toBe(409);
    const { data: tried } = await get<ManagedCall>(office, `${call}?seed=gordo`);
    expect(
      managedCallSchema.parse(tried).trial?.placements.map((one) => [one.centre, one.session?.id ?? null]),
    ).toEqual([
      ['CEIP Uno', 5],
      ['=CEIP Dos', null],
    ]);
    expect(tried.sessions.find(({ id }) => id === 5)).toMatchObject({ seats: 32, seatsLeft: 32, firstWishes: 52 });
    expect((await post(office, `${call}/draw`, { seed: '' })).errors).toHaveProperty('seed');
    expect((await post(office, `${call}/draw`, { seed: 'gordo' })).status).toBe(200);

    const { data: waiting } = await get<SchoolRegistration>(otherCentre, `/api/school-registrations/${rival}`);
    expect(waiting).toMatchObject({
      state: 'waiting',
      drawn: { position: 2, of: 2, hasPriority: false, session: null, missed: [{ session: { id: 5 }, seats: 6 }] },
    });
    expect(
      (await get<{ seatsLeft: number }[]>(null, '/api/school-sessions?production=viento-en-la-isla')).data[0]
        ?.seatsLeft,
    ).toBe(6);
    expect(
      (await post(office, `/api/school-office/registrations/${rival}/place`, { session: 5, reason: 'x', version: 2 }))
        .message,
    ).toContain('Butacas libres: 6; hacen falta 26.');
    expect(
      (await post(office, `/api/school-office/registrations/${rival}/place`, { session: 6, reason: '', version: 2 }))
        .errors,
    ).toHaveProperty('reason');
    expect(
      (await post(office, `${managed()}/messages`, { text: 'Vengan a las 10:00', formKey: randomUUID() })).status,
    ).toBe(200);
    const circular = { to: 'assigned', text: 'Traigan agua', formKey: randomUUID() };
    expect((await post(office, `${call}/messages`, circular)).status).toBe(200);
    expect((await post(office, `${call}/messages`, circular)).status).toBe(200);
    expect((await post(office, `${call}/messages`, { ...circular, to: 'confirmed' })).errors).toHaveProperty('to');
    const { data: seen } = await get<SchoolRegistration>(centre, own());
    expect(seen).toMatchObject({
      state: 'assigned',
      steps: ['confirm', 'decline'],
      messages: [
        { sender: 'office', text: 'Vengan a las 10:00' },
        { sender: 'office', text: 'Traigan agua' },
      ],
    });
    expect((await get<SchoolRegistration>(otherCentre, `/api/school-registrations/${rival}`)).data.messages).toEqual(
      [],
    );
    expect((await post(centre, `${own()}/steps`, { step: 'confirm', version: seen.version })).status).toBe(200);

    const file = await test.api.inject({ url: `${call}/registrations.csv`, headers: office.headers });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('no-store');
    const lines = file.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFReferencia;Centro;Municipio;Estado;Butacas;Sillas de ruedas;Turno en el sorteo;Sesión;Preferencias',
    );
    expect(lines[2]).toContain(`;'=CEIP Dos;Telde;lista de espera;26;1;2;;`);

    now = new Date('2027-02-24T12:00:00Z');
    expect((await post(office, `${managed()}/attendance`, { attendance: 'attended', version: 3 })).status).toBe(200);
    const { data: after } = await get<SchoolRegistration>(centre, own());
    // The school has come since then, but the reason for its place stays as it was in the draw.
    expect([after.state, after.steps, after.drawn?.hasPriority]).toEqual(['attended', [], true]);
    const { registrations } = (await get<ManagedCall>(office, call)).data;
    expect(registrations.find((one) => one.reference === registration.reference)?.hasPriority).toBe(true);
    now = sampleDay;
  });

  it('leave an access record of every reading and change', async () => {
    const records = await test.database
      .selectFrom('accessRecords')
      .select(['actor', 'action', 'recordId', 'detail'])
      .orderBy('id')
      .execute();
    const of = (who: SignedInTester) =>
      records.filter(({ actor }) => actor === who.email).map(({ action, detail }) => `${action} ${detail}`);
    expect(of(centre)).toEqual(['change send', 'read ', 'read ', 'change confirm', 'read ']);
    expect(of(office)).toContain(`export ${tour}`);
    expect(of(office)).toContain('read ');
    expect(of(office)).toContain('change attended');
  });

  it('see today’s priority for a draw that did not store it', async () => {
    const { placements } = await test.database
      .selectFrom('schoolDraws')
      .select('placements')
      .where('call', '=', tour)
      .executeTakeFirstOrThrow();
    const older = JSON.stringify(placements.map((placement) => ({ ...placement, hasPriority: undefined })));
    await test.database.updateTable('schoolDraws').set({ placements: older }).where('call', '=', tour).execute();
    expect((await get<SchoolRegistration>(centre, own())).data.drawn).toMatchObject({
      position: 1,
      hasPriority: false,
    });
  });
});
