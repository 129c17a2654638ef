/** Receives sentences for the operator. */
export interface OperatorOutput {
  info: (sentence: string) => void;
  warn: (sentence: string) => void;
}
