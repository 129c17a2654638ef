import { randomUUID } from 'node:crypto';
import { type Asker, createAsker } from '../asker.ts';
import { signedIn, type SignedInTester } from '../signed-in.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { seedSampleCalls } from './sample-calls.ts';
import { addCentre, sampleForm, tour } from './sample-registration.ts';

export interface TwoSchools extends Asker {
  test: TestApi;
  /** CEIP Uno, which has sent a registration for the tour. */
  centre: SignedInTester;
  /** =CEIP Dos */
  otherCentre: SignedInTester;
  /** A member of the staff with the role `schools`. */
  office: SignedInTester;
  /** The reference of the registration that was sent. */
  reference: string;
}

/** For tests: the API with two approved schools and a member of the office. */
export async function startTwoSchools(now: () => Date): Promise<TwoSchools> {
  const test = await startTestApi({ docs: true, now });
  await seedSampleCalls(test.database);
  const asker = createAsker(test);
  const centre = await signedIn(test, 'centre');
  const otherCentre = await signedIn(test, 'centre');
  const office = await signedIn(test, 'staff', 'schools');
  await addCentre(test.database, { accountId: centre.accountId, name: 'CEIP Uno', hasCome: false });
  await addCentre(test.database, { accountId: otherCentre.accountId, name: '=CEIP Dos' });
  const sent = await asker.post<{ reference: string }>(centre, '/api/school-registrations', postedRegistration());
  return { ...asker, test, centre, otherCentre, office, reference: sent.data.reference };
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
