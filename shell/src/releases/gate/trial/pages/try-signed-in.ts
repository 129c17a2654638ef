import { accountKinds } from '@ofgc/shared/domain/accounts/account.ts';
import type { ApiClient } from '@ofgc/shared/api-client';
import type { ExamplePerson } from '../examples/signed-in-api.ts';
import type { TriedPage, TryPage } from './tried-page.ts';
import { splitAddress } from '../../addresses/split-address.ts';

/** In the name of everybody who is signed in during a trial. */
export const personMark = 'persona-de-prueba';
const marks = new RegExp(`${personMark}-\\d+`, 'g');
let people = 0;

interface SignedInOptions {
  /** Renders with what the API answers to who is signed in. */
  tryWith: (inPlaceOfApi: (api: ApiClient) => ApiClient) => TryPage;
  apiOf: (person: () => ExamplePerson) => (api: ApiClient) => ApiClient;
  /** Renders for whoever is not signed in. */
  asNobody: TryPage;
  /** Each page is asked for by somebody else. */
  isOtherEachTime?: boolean;
}

/** Renders private pages for the first kind of account to which they are shown, or else for nobody. */
export function createTrySignedIn({ tryWith, apiOf, asNobody, isOtherEachTime = false }: SignedInOptions): TryPage {
  let name = `${personMark}-${++people}`;
  const signedIn = accountKinds.toReversed().map((kind) => ({ kind, tryPage: tryWith(apiOf(() => ({ kind, name }))) }));
  const nobody = { kind: undefined, tryPage: asNobody };
  const known = new Map<string, typeof nobody | (typeof signedIn)[number]>();
  return async (address) => {
    const { pathname } = splitAddress(address);
    const usual = known.get(pathname);
    if (isOtherEachTime) name = `${personMark}-${++people}`;
    for (const visitor of usual ? [usual] : [...signedIn, nobody]) {
      const page = await visitor.tryPage(address);
      if (page.isPrivate && visitor !== nobody && visitor !== usual && isTurnedAway(page)) continue;
      known.set(pathname, visitor);
      const other = page.html.match(marks)?.find((one) => one !== name);
      return { ...page, shownTo: page.isPrivate ? visitor.kind : undefined, tellsOfOther: other !== undefined };
    }
    return asNobody(address);
  };
}

function isTurnedAway({ status, location }: TriedPage): boolean {
  return location !== undefined || [401, 403, 404].includes(status);
}
