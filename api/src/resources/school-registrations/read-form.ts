import { z } from 'zod';
import { optionalPhone } from '@ofgc/shared/forms/phone.schema.ts';
import { schoolLevels, type SchoolLevel } from '@ofgc/shared/domain/school-calls/school-levels.ts';
import {
  groupField,
  groupNumbers,
  mostPupils,
  mostTeachers,
  registrationFields,
  wishField,
  wishNumbers,
} from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import type { SchoolGroup } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lineField, lineOf, textField } from '@ofgc/shared/forms/form.schema.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import type { CallRecord } from '../school-calls/find.ts';

/** The school's data as they are stored. */
export interface WrittenRegistration {
  groups: SchoolGroup[];
  /** The wished sessions, the most wanted first. */
  wishes: number[];
  seats: number;
  wheelchairs: number;
  contact: string;
  phone: string;
  needs: string;
}

const written = z.object({
  contact: lineField({ maxLength: registrationFields.contact?.maxLength ?? 0 }, { tooLong: 'textTooLong' }),
  phone: z.preprocess(lineOf, optionalPhone).prefault(''),
  needs: textField({ maxLength: registrationFields.needs?.maxLength ?? 0 }, { tooLong: 'textTooLong' }),
});

/** Turns numbers into text, because a program may send numbers. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** Reports an error of a field. */
type Complain = (field: string, key: MessageKey, values?: Record<string, string | number>) => void;

/**
 * Reads a posted registration. The values of a draft must be valid; a registration that is sent must also be complete.
 * @throws InvalidForm with every wrong field, in the order of the form
 */
export function readRegistration(
  body: Record<string, unknown>,
  { call, isDraft, lang }: { call: CallRecord; isDraft: boolean; lang: Locale },
): WrittenRegistration {
  const errors: Record<string, string[]> = {};
  const complain: Complain = (field, key, values) => (errors[field] ??= [message(lang, key, values)]);
  const groups = groupNumbers.flatMap((number) => readGroup(body, { number, call, isDraft, complain }) ?? []);
  const beyond = Object.keys(body).find((field) => isBeyond(field) && !['', '0'].includes(lineOf(textOf(body[field]))));
  if (beyond) complain(beyond, 'schoolGroupsTooMany', { max: groupNumbers.length });
  const seats = groups.reduce((sum, { pupils, teachers }) => sum + pupils + teachers, 0);
  const wheelchairs = groups.reduce((sum, group) => sum + group.wheelchairs, 0);
  const wishes = readWishes(body, { call, isDraft, complain, seats, wheelchairs });
  let read = { contact: '', phone: '', needs: '' };
  try {
    read = readForm(written, body, lang);
  } catch (error) {
    if (!(error instanceof InvalidForm)) throw error;
    Object.assign(errors, error.errors);
  }
  if (!isDraft && !lineOf(body.contact)) complain('contact', 'contactRequired');
  if (!isDraft && !lineOf(body.phone)) complain('phone', 'phoneRequired');
  if (Object.keys(errors).length > 0) throw new InvalidForm(inOrder(errors));
  return { groups, wishes, seats, wheelchairs, ...read };
}

const order = Object.keys(registrationFields);

function inOrder(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}

interface Reading {
  call: CallRecord;
  isDraft: boolean;
  complain: Complain;
}

/** Reads one group; undefined where its fields are empty. The first group is required. */
function readGroup(
  body: Record<string, unknown>,
  { number, call, isDraft, complain }: Reading & { number: number },
): SchoolGroup | undefined {
  const field = (name: keyof typeof groupField) => groupField[name](number);
  const words = (name: keyof typeof groupField) => lineOf(textOf(body[field(name)]));
  const count = (name: 'pupils' | 'teachers' | 'wheelchairs', max: number) => {
    const text = words(name);
    const value = /^\d{1,4}$/.test(text) ? Number(text) : text === '' ? 0 : -1;
    if (value >= 0 && value <= max) return value;
    complain(field(name), 'schoolCountInvalid', { max });
    return 0;
  };
  const isGiven = Object.keys(groupField).some((name) => !['', '0'].includes(words(name as keyof typeof groupField)));
  if (!isGiven && (isDraft || number > 1)) return undefined;
  const known = schoolLevels.find((level) => level === words('level'));
  const group = {
    level: known ?? ('' as const),
    pupils: count('pupils', mostPupils),
    teachers: count('teachers', mostTeachers),
    wheelchairs: count('wheelchairs', mostPupils + mostTeachers),
  };
  const { pupils, teachers, wheelchairs } = group;
  if (known && !isOffered(call, known)) complain(field('level'), 'schoolLevelNotOffered');
  if (wheelchairs > pupils + teachers) complain(field('wheelchairs'), 'schoolWheelchairsTooMany');
  if (isDraft) return group;
  if (!known) complain(field('level'), 'schoolLevelRequired');
  if (pupils === 0) complain(field('pupils'), 'schoolPupilsRequired');
  const needed = Math.max(1, Math.ceil(pupils / call.pupilsPerTeacher));
  if (teachers < needed)
    complain(field('teachers'), needed === 1 ? 'schoolTeacherRequired' : 'schoolTeachersTooFew', {
      needed,
      pupils: call.pupilsPerTeacher,
    });
  return group;
}

/** Whether a field belongs to a group beyond the allowed number: such a group is refused, not silently dropped. */
function isBeyond(field: string): boolean {
  const [, name, number] = /^(level|pupils|teachers|wheelchairs)(\d+)$/.exec(field) ?? [];
  return name !== undefined && !groupNumbers.some((known) => String(known) === number);
}

function isOffered({ levels }: CallRecord, level: SchoolLevel): boolean {
  return levels.includes(level);
}

function readWishes(
  body: Record<string, unknown>,
  { call, isDraft, complain, seats, wheelchairs }: Reading & { seats: number; wheelchairs: number },
): number[] {
  const wishes: number[] = [];
  for (const number of wishNumbers) {
    const field = wishField(number);
    const words = lineOf(textOf(body[field]));
    if (words === '') continue;
    const session = call.sessions.find(({ id }) => String(id) === words);
    if (!session || session.suspended) complain(field, 'schoolWishUnknown');
    else if (wishes.includes(session.id)) complain(field, 'schoolWishTwice');
    else if (seats > session.capacity) complain(field, 'schoolWishTooSmall', { capacity: session.capacity, seats });
    else if (wheelchairs > session.wheelchairs)
      complain(field, 'schoolWheelchairsTooManyHere', { spaces: session.wheelchairs, wheelchairs });
    else wishes.push(session.id);
  }
  if (!isDraft && wishes.length === 0) complain(wishField(1), 'schoolWishRequired');
  return wishes;
}
