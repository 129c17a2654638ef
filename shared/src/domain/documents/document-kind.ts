/** Where a document is at home. */
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

/** What the documents of a vacancy are, in the order of its process. */
export const offerDocumentKinds = [
  'rules',
  'annex',
  'form',
  'correction',
  'provisionalList',
  'finalList',
  'results',
] as const;

/** What a document is. */
export const documentKinds = [
  ...offerDocumentKinds,
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

type OfferDocumentKind = (typeof offerDocumentKinds)[number];

/** Whether it is one of the kinds that belong to the process of a vacancy. */
export function isOfferDocumentKind(kind: DocumentKind): kind is OfferDocumentKind {
  return offerDocumentKinds.some((known) => known === kind);
}
