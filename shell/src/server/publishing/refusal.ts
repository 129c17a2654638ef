/** A request that the publishing endpoint refuses: its status, and one sentence for the team. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}
