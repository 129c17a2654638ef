/** A field of a form in the browser, whose types are not there for code of the server. */
export interface FieldElement {
  name: string;
  type: string;
  inputMode: string;
  value: string;
  min: string;
  max: string;
  maxLength: number;
  disabled: boolean;
  readOnly: boolean;
  /** Of a fold around it. */
  open: boolean;
  form: { method: string } | null;
  focus: () => void;
  setSelectionRange: (from: number, to: number) => void;
  matches: (selector: string) => boolean;
  parentElement: FieldElement | null;
  closest: (selector: string) => FieldElement | null;
  querySelectorAll: (selector: string) => Iterable<FieldElement>;
}

/** The document around it, as far as fields are concerned. */
export interface FieldDocument {
  document: { activeElement: FieldElement | null; querySelectorAll: (selector: string) => Iterable<FieldElement> };
}
