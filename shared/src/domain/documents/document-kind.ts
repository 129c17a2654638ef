/** The areas of the site to which a document can belong. */
export const documentCategories = [
  'jobs',
  'transparency',
  'procurement',
  'season',
  'education',
  'press',
  'visit',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];

/** The kinds of documents of a vacancy, in the order of its process. */
const vacancyDocumentKinds = [
  'rules',
  'annex',
  'form',
  'correction',
  'provisionalList',
  'finalList',
  'results',
] as const;

/** All kinds of documents. */
export const documentKinds = [
  ...vacancyDocumentKinds,
  'regulation',
  'plan',
  'report',
  'accounts',
  'contracts',
  'agreement',
  'data',
  'conditions',
  'brochure',
  'guide',
  'press',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

type VacancyDocumentKind = (typeof vacancyDocumentKinds)[number];

/** Whether a kind belongs to the process of a vacancy. */
export function isVacancyDocumentKind(kind: DocumentKind): kind is VacancyDocumentKind {
  return vacancyDocumentKinds.some((known) => known === kind);
}
