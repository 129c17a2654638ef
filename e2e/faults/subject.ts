/** The facts about a remote that the faults need. */
export interface FaultSubject {
  name: string;
  /** The path of the remote's first page in Spanish, and the id of that page's route. */
  page: string;
  route: string;
  /** The remote's slot on the home page, where it has one. */
  slot: string | null;
  /** A mount of another app. */
  foreignMount: string;
}
