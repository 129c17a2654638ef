import { clockTolerance } from '../../releases/signed/clock-tolerance.ts';
import type { ReleaseDatabase, Team } from '../../releases/database/release-database.ts';
import {
  fromHeader,
  isSignedBy,
  type Proof,
  readStatement,
  type Statement,
  statementFault,
} from '../../releases/signed/signed-request.ts';
import { Refusal } from './refusal.ts';

/** A valid request of a team: signed, for this site, recent, not repeated, and about an app that the team owns. */
export interface Authorised {
  team: Team;
  statement: Statement;
  proof: Proof;
}

interface PublishingSite {
  database: Pick<ReleaseDatabase, 'teams' | 'useNonce'>;
  /** The origin of the site's public address. */
  site: string;
  now?: number;
}

/** @param header `Authorization` @throws Refusal */
export async function authorise(
  header: string | undefined,
  { database, site, now = Date.now() }: PublishingSite,
): Promise<Authorised> {
  const { teams, keys } = await database.teams();
  const valid = keys.filter(({ revokedAt }) => revokedAt === null);
  const ofNobody = { isOfNobody: true };
  if (valid.length === 0) throw new Refusal(404, 'This site takes no releases: no team has a key.', ofNobody);
  const proof = fromHeader(header);
  if (!proof)
    throw new Refusal(401, 'The request is not signed: `npm run publish` signs it with the key of a team.', ofNobody);
  const statement = readStatement(proof);
  if (!statement) throw new Refusal(400, `The request cannot be read: ${statementFault(proof)}.`, ofNobody);
  const key = keys.find(({ id }) => id === statement.key);
  if (!key) throw new Refusal(401, `No team has the key ${statement.key}.`, ofNobody);
  if (key.revokedAt !== null) throw new Refusal(401, `The key ${key.id} was revoked at ${key.revokedAt}.`);
  if (!isSignedBy(proof, key.publicKey)) throw new Refusal(401, 'The signature is not that of the key.');
  if (statement.site !== site) throw new Refusal(401, `It is signed for ${statement.site}; this site is ${site}.`);
  const minutes = clockTolerance / 60_000;
  if (Math.abs(Date.parse(statement.at) - now) > clockTolerance)
    throw new Refusal(
      401,
      `It was signed at ${statement.at}, and here it is ${new Date(now).toISOString()}: the clocks may be ${minutes} minutes apart.`,
    );
  const team = teams.find(({ name }) => name === key.team);
  if (team?.app !== statement.app)
    throw new Refusal(403, `${statement.app} does not belong to the team ${key.team}, whose key this is.`);
  if (!(await database.useNonce(statement.nonce)))
    throw new Refusal(401, 'This request was used before: each is good once.');
  return { team, statement, proof };
}
