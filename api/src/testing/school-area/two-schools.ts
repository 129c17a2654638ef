import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { type Asker, createAsker } from '../asker.ts';
import { signedIn, type SignedInTester } from '../signed-in.ts';
import { seedSampleCalls } from './sample-calls.ts';
import { startDeadline, type TestApi } from '../test-api.ts';
import { useTestApi } from '../use-test-api.ts';
import { addCentre, sampleForm, tour } from './sample-registration.ts';

export interface TwoSchools extends Asker {
  test: TestApi;
  /** CEIP Uno, which has sent a registration for the tour. */
  centre: SignedInTester;
  /** =CEIP Dos */
  otherCentre: SignedInTester;
  /** A member of the staff with the role `schools`. */
  office: SignedInTester;
  /** The registration that was sent. */
  registration: { reference: string };
}

/**
 * An API for this test file with two approved schools and a member of the office.
 * @returns functions and objects for the tests and any later hook
 */
export function useTwoSchools(now: () => Date): TwoSchools {
  const test = useTestApi({ docs: true, now });
  const asker = createAsker(test);
  const [centre, otherCentre, office] = [{}, {}, {}] as [SignedInTester, SignedInTester, SignedInTester];
  const registration = {} as TwoSchools['registration'];
  beforeAll(async () => {
    await seedSampleCalls(test.database);
    Object.assign(centre, await signedIn(test, 'centre'));
    Object.assign(otherCentre, await signedIn(test, 'centre'));
    Object.assign(office, await signedIn(test, 'staff', 'schools'));
    await addCentre(test.database, { accountId: centre.accountId, name: 'CEIP Uno', hasCome: false });
    await addCentre(test.database, { accountId: otherCentre.accountId, name: '=CEIP Dos' });
    const { data } = await asker.post<typeof registration>(centre, '/api/school-registrations', postedRegistration());
    Object.assign(registration, data);
  }, startDeadline);
  return { ...asker, test, centre, otherCentre, office, registration };
}

/** The values that the form posts. */
export function postedRegistration(differences: Record<string, string> = {}): Record<string, string> {
  return {
    ...sampleForm({ wish2: '' }),
    call: tour,
    formKey: randomUUID(),
    version: '0',
    intent: 'send',
    ...differences,
  };
}
