import { needsGuardian } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { participations, type Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import {
  emailOf,
  emailProblem,
  errorsOf,
  lengthProblem,
  lineOf,
  textOf,
  type FieldErrors,
} from '../../forms/field-rules.ts';
import { readAgreement } from '../consents/read-agreement.ts';
import type { MessageKey } from '../../locales/messages.ts';

/** A valid application. */
export interface MasterclassApplication {
  participation: Participation;
  name: string;
  lastname: string;
  email: string;
  phone: string;
  birthYear: number;
  city: string;
  instrument: string;
  centre: string;
  level: string;
  programme: string;
  videoUrl: string;
  needs: string;
  /** Empty for those who consent for themselves. */
  guardian: string;
  imageConsent: boolean;
}
/** The wordings that were agreed to. */
export interface AgreedVersions {
  own: string;
  image: string;
  guardian: string;
}
export type CheckedApplication =
  | { application: MasterclassApplication; versions: AgreedVersions }
  | { errors: FieldErrors };

const maxNameLength = 80;
const maxLastnameLength = 120;
const maxLineLength = 200;
const maxTextLength = 2_000;
const youngest = 12;
const oldest = 110;
const phone = /^\+?[\d ()-]{6,30}$/;

function tooLong(value: string, limit: number): MessageKey[] {
  return value.length > limit ? ['textTooLong'] : [];
}

/** A form without scripts sends a checkbox as text. */
function isTicked(box: unknown): boolean {
  return box === true || box === 'true';
}

function birthYearProblem(value: string, year: number): MessageKey[] {
  const age = year - Number(value);
  if (!/^\d{4}$/.test(value) || age < 0 || age > oldest) return ['birthYearInvalid'];
  return age < youngest ? ['birthYearTooYoung'] : [];
}

function videoProblem(value: string): MessageKey[] {
  if (value.length > maxLineLength) return ['textTooLong'];
  const address = URL.canParse(value) ? new URL(value) : null;
  return address?.protocol === 'https:' && address.hostname.includes('.') ? [] : ['videoInvalid'];
}

/**
 * The rules of an application: all fields are checked, each violation has its sentence. Listeners are not asked
 * for an instrument, a programme or a recording; applicants under 14 need the consent of a parent or guardian.
 * @param body of unknown shape
 * @param year of the site's clock
 */
export function checkApplication(body: Record<string, unknown>, lang: Locale, year: number): CheckedApplication {
  const participation = participations.find((known) => known === body.participation);
  const isActive = participation === 'active';
  const birthYear = lineOf(body.birthYear);
  const isYoung = birthYearProblem(birthYear, year).length === 0 && needsGuardian(Number(birthYear), year);
  const application: MasterclassApplication = {
    participation: participation ?? 'listener',
    name: lineOf(body.name),
    lastname: lineOf(body.lastname),
    email: emailOf(body.email),
    phone: lineOf(body.phone),
    birthYear: Number(birthYear),
    city: lineOf(body.city),
    instrument: isActive ? lineOf(body.instrument) : '',
    centre: isActive ? lineOf(body.centre) : '',
    level: isActive ? lineOf(body.level) : '',
    programme: isActive ? textOf(body.programme) : '',
    videoUrl: isActive ? lineOf(body.videoUrl) : '',
    needs: textOf(body.needs),
    guardian: isYoung ? lineOf(body.guardian) : '',
    imageConsent: isTicked(body.imageConsent),
  };
  const own = readAgreement(body, 'masterclass');
  const image = agreementTo(body, 'image', 'masterclassImage');
  const guardian = agreementTo(body, 'guardian', 'masterclassGuardian');
  const errors = errorsOf(
    {
      participation: participation ? [] : ['participationRequired'],
      birthYear: birthYearProblem(birthYear, year),
      name: lengthProblem(application.name, maxNameLength, 'nameRequired', 'nameTooLong'),
      lastname: lengthProblem(application.lastname, maxLastnameLength, 'lastnameRequired', 'lastnameTooLong'),
      email: emailProblem(application.email),
      phone: application.phone && !phone.test(application.phone) ? ['phoneInvalid'] : [],
      city: tooLong(application.city, maxLineLength),
      instrument: isActive
        ? lengthProblem(application.instrument, maxLineLength, 'instrumentRequired', 'textTooLong')
        : [],
      level: tooLong(application.level, maxLineLength),
      centre: tooLong(application.centre, maxLineLength),
      programme: isActive
        ? lengthProblem(application.programme, maxTextLength, 'programmeRequired', 'textTooLong')
        : [],
      videoUrl: isActive ? videoProblem(application.videoUrl) : [],
      needs: tooLong(application.needs, maxTextLength),
      guardian: isYoung ? lengthProblem(application.guardian, maxLineLength, 'guardianRequired', 'textTooLong') : [],
      guardianConsent: isYoung && !isTicked(body.guardianConsent) ? ['guardianConsentRequired'] : guardianOutdated(),
      imageConsent: application.imageConsent ? image.problems : [],
      consent: own.problems,
    },
    lang,
  );
  if (errors) return { errors };
  return { application, versions: { own: own.version, image: image.version, guardian: guardian.version } };

  function guardianOutdated(): MessageKey[] {
    return isYoung ? guardian.problems : [];
  }
}

/** Consents beside the form's own: their checkboxes are `imageConsent`, `guardianConsent`, their wordings `imageVersion` … */
function agreementTo(
  body: Record<string, unknown>,
  name: 'image' | 'guardian',
  purpose: 'masterclassImage' | 'masterclassGuardian',
) {
  return readAgreement({ consent: body[`${name}Consent`], consentVersion: body[`${name}Version`] }, purpose);
}
