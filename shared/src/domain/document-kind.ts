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

/** What a document is; those of a job offer first, in the order of its process (content/domain-model §4). */
export const documentKinds = [
  'rules',
  'annex',
  'form',
  'correction',
  'provisionalList',
  'finalList',
  'results',
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
