/** What a remote is, as far as the faults need to know. */
export interface Subject {
  name: string;
  /** Its first page, in Spanish; the id of that page's route. */
  page: string;
  route: string;
  /** Its slot on the home page, where it has one. */
  slot: string | null;
  /** A mount of somebody else. */
  foreignMount: string;
}
