import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { createAsker } from '../../testing/asker.ts';
import { addCentre, register, sampleDay, sampleForm, tour } from '../../testing/school-area/sample-registration.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { largestVersion } from '../../http/parameters.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi({ now: () => sampleDay });
beforeAll(() => seedSampleCalls(test.database));

it.each([largestVersion, 2 ** 31, 2 ** 32, 1e300])(
  'no form of schools and their office fails for the version %d',
  async (version) => {
    const { post } = createAsker(test);
    const [centre, office] = [await signedIn(test, 'centre'), await signedIn(test, 'staff', 'schools')];
    const centreId = await addCentre(test.database, { accountId: centre.accountId });
    const formKey = randomUUID();
    const reference = await register(test.database, { centreId, formKey });
    const own = `/api/school-registrations/${reference}`;
    const managed = `/api/school-office/registrations/${reference}`;
    const school = `/api/school-office/centres/${centreId}`;
    const { code } = await test.database
      .selectFrom('schoolCentres')
      .select('code')
      .where('id', '=', centreId)
      .executeTakeFirstOrThrow();
    const profile = { contact: 'Luz', phone: '928 22 22 22', lang: 'es' };
    const whole = { ...profile, code, name: 'CEIP', municipality: 'Telde', email: 'ceip@example.org', isOneRoom: '' };
    const days = { opensOn: '2026-11-01', opensAt: '09:00', closesOn: '2026-12-20', closesAt: '20:00' };
    await post(office, `/api/school-office/calls/${tour}/days`, { ...days, version: 0 });
    const answers = [
      await post(centre, '/api/school-registrations', {
        ...sampleForm({ pupils1: '20' }),
        call: tour,
        formKey,
        intent: 'send',
        version,
      }),
      await post(centre, `${own}/steps`, { step: 'cancel', version }),
      await post(centre, '/api/school-area/profile', { ...profile, version }),
      await post(office, `${managed}/place`, { session: '5', reason: 'x', version }),
      await post(office, `${managed}/place`, { session: version, reason: 'x', version: 7 }),
      await post(office, `${managed}/attendance`, { attendance: 'attended', version }),
      await post(office, `${school}/decision`, { decision: 'refuse', version }),
      await post(office, `${school}/profile`, { ...whole, version }),
      await post(office, `${school}/erasure`, { code, version }),
      await post(office, `/api/school-office/calls/${tour}/days`, { ...days, version }),
    ];
    const statuses = answers.map(({ status }) => status);
    // The largest version that is taken is one that no record has.
    expect(statuses).toEqual(answers.map(() => (version === largestVersion ? 409 : 400)));
  },
);
