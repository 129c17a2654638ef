import type { ConsentQuestion } from '@ofgc/shared/domain/consents/consent.schema.ts';
import type { EnrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Inscription, InscriptionField } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn, type TextReader } from '../../content/bilingual.ts';
import { currentText, type Purpose } from '../consents/consent-texts.ts';
import type { InscriptionFieldContent, InscriptionKind } from './content.ts';
import { inscriptionPlacesLeft } from './find.ts';
import { onlyChoices, type Choice, stateOf } from './choices.ts';

interface Presenting {
  lang: Locale;
  /** The site's clock. */
  at: Date;
  /** The available choices by the name of their field, and what a kind without subjects offers below `onlyChoices`. */
  choices: ReadonlyMap<string, readonly Choice[]>;
  held: ReadonlyMap<string, number>;
}

/** The state of several subjects is the first of these states that any of them has. */
const order: readonly EnrolmentState[] = ['open', 'notYet', 'full', 'closed', 'past'];

/**
 * The form for visitors, without options that are closed or past; its state is the best state of any subject.
 * @returns `opensAt` is null unless the opening is in the future; `placesLeft` is null where there are several subjects or places are not
 * counted
 */
export function presentInscription(kind: InscriptionKind, { lang, at, choices, held }: Presenting): Inscription {
  const read = readerIn(lang);
  const subjects = choices.get(kind.subject ?? onlyChoices) ?? [];
  const states = subjects.map((choice) => stateOf(choice, inscriptionPlacesLeft(choice, held), at));
  const opening = subjects.map(({ applyFrom }) => applyFrom).toSorted((one, other) => one.getTime() - other.getTime());
  const state = order.find((known) => states.includes(known)) ?? 'past';
  return {
    key: kind.key,
    title: read(kind.title),
    submit: read(kind.submit),
    received: read(kind.received),
    state,
    opensAt: state === 'notYet' ? (opening.find((instant) => instant > at)?.toISOString() ?? null) : null,
    placesLeft: subjects.length === 1 && subjects[0] ? inscriptionPlacesLeft(subjects[0], held) : null,
    fields: kind.fields.map((field) => presentField(field, { read, lang, at, held, kind, choices })),
    consent: presentConsent(kind.consent, lang),
    lang: read.lang,
  };
}

function presentField(
  field: InscriptionFieldContent,
  { read, lang, at, held, kind, choices }: Presenting & { read: TextReader; kind: InscriptionKind },
): InscriptionField {
  const options = choices.get(field.name) ?? [];
  return {
    name: field.name,
    kind: field.kind,
    label: read(field.label),
    hint: field.hint ? read(field.hint) : '',
    isRequired: field.isRequired || field.kind === 'choice',
    forMinors: field.forMinors,
    isWide: field.isWide,
    autoComplete: field.autoComplete ?? null,
    options: options
      .map((choice) => {
        const left = field.name === kind.subject ? inscriptionPlacesLeft(choice, held) : null;
        const state = stateOf(choice, left, at);
        const opensAt = state === 'notYet' ? choice.applyFrom.toISOString() : null;
        return { value: choice.value, label: choice.label, state, opensAt, placesLeft: left };
      })
      .filter(({ state }) => state !== 'past' && state !== 'closed'),
    consent: field.kind === 'consent' ? presentConsent(field.purpose, lang) : null,
  };
}

function presentConsent(purpose: Purpose, lang: Locale): ConsentQuestion {
  const { version, [lang]: words } = currentText(purpose);
  return { purpose, version, ...words, shownAt: new Date().toISOString() };
}
