import { sql } from 'kysely';
import { z } from 'zod';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { firstState } from '@ofgc/shared/domain/application-state.ts';
import { enrolmentState } from '@ofgc/shared/domain/enrolment.ts';
import { failureSchema, oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import {
  applicationBodySchema,
  applicationStatusSchema,
  type ApplicationStatus,
} from '@ofgc/shared/domain/masterclass-application.schema.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { sendValidationErrors, formLimits, rejectBots } from '../../forms/form-guard.ts';
import { newReference } from '../../forms/reference.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { notFound, HttpError } from '../../http/http-error.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { applicantEmail, teamEmail } from './mail.ts';
import { checkApplication, type AgreedVersions, type MasterclassApplication } from './rules.ts';
import { findHeldPlaces, placesLeft } from '../masterclasses/places.ts';
import { allMasterclasses } from '../masterclasses/routes.ts';

/** Applications for one class are taken one after the other: the last place goes to one of them. */
const applicationLock = 20_261_121;

const referenceParams = z.object({ reference: z.string().regex(/^M-[A-Z0-9]{6}$/) });

/** What somebody who has the reference may know: nothing of the person, so that guessing one is worth nothing. @throws HttpError 404 for one that is not known */
async function findStatus(database: Database, reference: string, lang: Locale): Promise<ApplicationStatus> {
  const found = await database
    .selectFrom('masterclassApplications')
    .innerJoin('masterclasses', 'masterclasses.id', 'masterclassApplications.masterclassId')
    .select(['masterclasses.id', 'title', 'master', 'participation', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!found) throw notFound();
  const read = readerIn(lang);
  const { id, title, master, participation, state } = found;
  return { reference, masterclass: { id, title: read(title), master }, participation, state, lang: read.lang };
}

interface NewApplication {
  masterclassId: number;
  application: MasterclassApplication;
  versions: AgreedVersions;
  lang: Locale;
  at: Date;
  siteUrl: string;
}

/**
 * Takes an application: whether a place is left is counted in the transaction that gives it away. The same person applying
 * again is answered with what there is: nothing is sent twice. Who waits for a place to play may still come to listen.
 * @returns its reference
 * @throws HttpError 404 for an unknown class, 409 for one that takes no applications
 */
async function saveApplication(transaction: Database, input: NewApplication): Promise<string> {
  const { masterclassId, application, versions, lang, at, siteUrl } = input;
  const { participation, email, name, lastname } = application;
  await sql`select pg_advisory_xact_lock(${applicationLock}, ${masterclassId})`.execute(transaction);
  const masterclass = await allMasterclasses(transaction)
    .where('masterclasses.id', '=', masterclassId)
    .executeTakeFirst();
  if (!masterclass) throw notFound();
  const left = placesLeft(masterclass, await findHeldPlaces(transaction));
  const enrolment = enrolmentState({ ...masterclass, placesLeft: left.active + left.listener }, at);
  if (enrolment === 'notYet') throw new HttpError(409, 'applicationsNotYet');
  if (enrolment === 'closed' || enrolment === 'past') throw new HttpError(409, 'applicationsClosed');

  const known = await transaction
    .selectFrom('masterclassApplications')
    .select('reference')
    .where((where) => where.and({ masterclassId, participation, email, name, lastname }))
    .executeTakeFirst();
  if (known) return known.reference;

  const reference = newReference('M');
  const state = firstState(participation, left[participation]);
  const { id } = await transaction
    .insertInto('masterclassApplications')
    // Consent is a legal record: it carries the real time, never the site's clock.
    .values({ ...application, reference, masterclassId, state, lang, consentText: versions.own, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const record = { table: 'masterclassApplications', id } as const;
  await recordConsent(transaction, { purpose: 'masterclass', version: versions.own, lang, record });
  if (application.imageConsent)
    await recordConsent(transaction, { purpose: 'masterclassImage', version: versions.image, lang, record });
  if (application.guardian)
    await recordConsent(transaction, { purpose: 'masterclassGuardian', version: versions.guardian, lang, record });
  const letter = { masterclass, application, reference, state, siteUrl };
  await enqueueEmail(transaction, { ...applicantEmail({ ...letter, lang }), key: `masterclass:${id}:applicant` });
  await enqueueEmail(transaction, { ...teamEmail(letter), key: `masterclass:${id}:team` });
  return reference;
}

/** `POST /api/masterclasses/:id/applications`, and `GET /api/masterclass-applications/:reference` for what became of one. */
export function masterclassApplicationRoutes(api: Api, { database, now, siteUrl }: ApiContext): void {
  api.post(
    '/api/masterclasses/:id/applications',
    {
      ...formLimits,
      schema: {
        tags: ['visitors'],
        params: idParams,
        querystring: oneQuerySchema.strict(),
        body: applicationBodySchema,
        response: {
          201: oneOf(applicationStatusSchema),
          404: failureSchema,
          409: failureSchema,
          422: failureSchema,
          429: failureSchema,
        },
      },
    },
    async ({ params, query: { lang }, body }, reply) => {
      rejectBots(body);
      const at = now();
      const checked = checkApplication(body, lang, Number(localDay(at).slice(0, 4)));
      if ('errors' in checked) return sendValidationErrors(reply, checked.errors);
      const masterclassId = idOf(params);
      const data = await database.transaction().execute(async (transaction) => {
        const reference = await saveApplication(transaction, { ...checked, masterclassId, lang, at, siteUrl });
        return findStatus(transaction, reference, lang);
      });
      return reply.code(201).send({ data });
    },
  );

  api.get(
    '/api/masterclass-applications/:reference',
    {
      schema: {
        tags: ['visitors'],
        params: referenceParams,
        querystring: oneQuerySchema.strict(),
        response: { 200: oneOf(applicationStatusSchema), 404: failureSchema },
      },
    },
    async ({ params, query }) => ({ data: await findStatus(database, params.reference, query.lang) }),
  );
}
