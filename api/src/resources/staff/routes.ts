import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { roleField } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import {
  invitationFormSchema,
  memberRemovalFormSchema,
  memberRolesFormSchema,
  memberStepFormSchema,
  staffMemberPageSchema,
  staffMemberSchema,
} from '@ofgc/shared/domain/staff/staff.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { formRoute } from '../../forms/form-route.ts';
import { deskLimits } from '../../http/rate-limits.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses, refused } from '../../http/error-responses.ts';
import { notFound } from '../../http/http-error.ts';
import { idParameter } from '../../http/parameters.ts';
import { message } from '../../locales/messages.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';
import { addAccount } from '../accounts/save.ts';
import { changeOnce } from '../sessions/change-once.ts';
import { identityOf, requireStaff } from '../sessions/identity.ts';
import { officeChange, savedSchema } from '../sessions/office-change.ts';
import { findAccountRecords, findStaff } from './find.ts';
import { changeRoles, removeMember, takeMemberStep } from './save.ts';

const params = z.object({ id: idParameter });
const querystring = oneQuerySchema;

const rolesOf = (form: Record<string, unknown>) => staffRoles.filter((role) => form[roleField(role)] === true);

/** The staff accounts, for the role `staff`: `GET /api/office/staff`, `…/{id}`, `POST` to invite, `…/{id}/roles`, `…/{id}/step`, `…/{id}/remove`. */
export function staffRoutes(api: Api, context: ApiContext): void {
  const { database, siteUrl } = context;
  const onRequest = requireStaff(context, ...areaRoles.staff);
  const tags = ['office'];

  api.get(
    '/api/office/staff',
    { onRequest, schema: { tags, querystring, response: { 200: oneOf(z.array(staffMemberSchema)), ...refused } } },
    async (request) => {
      const record = { table: 'accounts', id: 'list' } as const;
      await recordAccess(database, { who: identityOf(request), action: 'read', record });
      return { data: await findStaff(database) };
    },
  );

  api.get(
    '/api/office/staff/:id',
    {
      onRequest,
      schema: { tags, params, querystring, response: { 200: oneOf(staffMemberPageSchema), ...errorResponses } },
    },
    async (request) => {
      const { id } = request.params;
      const member = (await findStaff(database)).find((one) => one.id === id);
      if (!member) throw notFound();
      await recordAccess(database, { who: identityOf(request), action: 'read', record: { table: 'accounts', id } });
      return { data: { ...member, ...(await findAccountRecords(database, id)) } };
    },
  );

  api.post(
    '/api/office/staff',
    {
      ...deskLimits,
      onRequest,
      schema: { ...formRoute('office', invitationFormSchema), response: { 201: savedSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const { lang: language } = request.query;
      const form = readForm(invitationFormSchema, request.body, language);
      const { name, email, lang } = form;
      const roles = rolesOf(form);
      const id = await changeOnce(context, request, async (transaction) => {
        const added = await addAccount(transaction, { kind: 'staff', email, name, lang, roles });
        if (!added) throw new InvalidForm({ email: [message(language, 'addressHasAccount')] });
        await enqueueLink(
          transaction,
          { id: added, kind: 'staff', email, name, lang },
          { purpose: 'invitation', siteUrl },
        );
        await recordAccess(transaction, {
          who: identityOf(request),
          action: 'rights',
          record: { table: 'accounts', id: added },
          detail: `add ${roles.join(' ')}`,
        });
        return added;
      });
      return reply.code(201).send({ data: { id } });
    },
  );

  officeChange(api, context, '/api/office/staff/:id/roles', {
    onRequest,
    form: memberRolesFormSchema,
    read: ({ id, body, lang, who }) => {
      const form = readForm(memberRolesFormSchema, body, lang);
      return (transaction) => changeRoles(transaction, { id, version: form.version, roles: rolesOf(form), who });
    },
  });

  officeChange(api, context, '/api/office/staff/:id/step', {
    onRequest,
    form: memberStepFormSchema,
    read: ({ id, body, lang, who }) => {
      const form = readForm(memberStepFormSchema, body, lang);
      return (transaction) => takeMemberStep(transaction, { id, ...form, siteUrl, who });
    },
  });

  officeChange(api, context, '/api/office/staff/:id/remove', {
    onRequest,
    form: memberRemovalFormSchema,
    read: ({ id, body, lang, who }) => {
      const form = readForm(memberRemovalFormSchema, body, lang);
      return (transaction) => removeMember(transaction, { id, ...form, who });
    },
  });
}
