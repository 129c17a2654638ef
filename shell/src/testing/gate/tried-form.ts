import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { FilledForm } from '../../releases/gate/trial/forms/filled-form.ts';
import type { Fate } from '../../releases/gate/trial/forms/form-api.ts';
import { formProblems } from '../../releases/gate/trial/forms/form-problems.ts';
import { postedCall } from '../../releases/gate/trial/forms/posted-calls.ts';
import type { TriedForm } from '../../releases/gate/trial/forms/try-form.ts';
import { untried } from '../../releases/gate/trial/pages/tried-page.ts';

const form = {
  name: 'contact',
  action: '/contacto',
  hasFiles: false,
  isFolded: false,
  fields: [
    { name: 'form', type: 'hidden', value: 'contact' },
    { name: 'name', type: 'text', value: '' },
  ],
};
/** How problems name the form. */
export const what = 'the form “contact” of /contacto';
export const done = { status: 303, location: '/contacto?enviado=1#hecho' };
export const told = { status: 422, data: { errors: {} } };

export type Answer = (fate: Fate, filled: FilledForm, shownTo?: AccountKind) => Partial<TriedForm>;

/** Tells whether the form was taken. */
export const good: Answer = (fate) => (fate === 'taken' ? done : told);
/** For `good`, which reads nothing of what was typed. */
export const never = { body: new URLSearchParams(), typed: [], texts: [], kept: [] };

interface TriedContact {
  /** What the action writes to the console. */
  written?: (typed: string) => string;
  /** The address that the form is posted to. */
  action?: string;
  fields?: typeof form.fields;
  /** Who sends it. */
  shownTo?: AccountKind;
  /** What stands in the form that was refused, in place of what was sent. */
  again?: string;
  /** The page of a form that was taken. */
  receipt?: string;
  /** What a module of the section keeps. */
  kept?: readonly string[];
}

/** Tries the form of a section. @returns its problems and notes, and how often it was sent */
export async function attemptForm(
  answer: Answer,
  {
    written = () => '',
    action = form.action,
    fields = form.fields,
    shownTo,
    again,
    receipt = '',
    kept = [],
  }: TriedContact = {},
) {
  let output = '';
  let sent = 0;
  const { problems, notes } = await formProblems(
    ['/contacto', '/en/contacto'].map((address) => ({
      address,
      forms: [{ ...form, action, fields }],
      shownTo,
      html: '',
    })),
    {
      instant: new Date('2026-11-20'),
      takenFields: () => ({ required: [] }),
      async tryForm(_, filled, fate, sender) {
        sent += 1;
        output += written(filled.typed.join());
        const posted = [postedCall('api/contact', { name: filled.texts[0] })];
        const usual = { posted, status: 200, location: undefined, data: null, isUnknown: false, error: undefined };
        return { ...usual, ...answer(fate, filled, sender) };
      },
      showAnswered: async (_, { kept: [field] }, fate) => ({
        status: fate === 'taken' ? 201 : 422,
        html:
          fate === 'taken'
            ? receipt
            : `<form method="post"><input type="hidden" name="form" value="contact"><input name="name" value="${again ?? field?.[1]}">`,
        error: undefined,
      }),
    },
    {
      remote: {
        mounts: ['/contacto'],
        routes: [
          { id: 'about.contact', path: 'contacto', handle: { visitorParameters: ['enviado', 'de', 't', 'result'] } },
        ],
      } as never,
      leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
      withExamples: async () => ({ ...untried, status: 200 }),
      siteUrl: 'https://site.example',
      moduleState: () => new Map([['key', { name: 'last', beside: undefined, print: kept.join() }]]),
      written: () => output,
      onStep: () => {},
    },
  );
  return { problems, notes, sent };
}
