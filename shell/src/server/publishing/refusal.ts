/** A request that the publishing endpoint refuses: its status, and one sentence for the team. */
export class Refusal extends Error {
  readonly status: number;
  /** Whether no team's key is named: anybody could send such requests, so they must not drive the teams' own refusals out of the record. */
  readonly isOfNobody: boolean;

  constructor(status: number, sentence: string, { isOfNobody = false } = {}) {
    super(sentence);
    this.status = status;
    this.isOfNobody = isOfNobody;
  }
}
