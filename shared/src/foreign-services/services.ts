/** What others may do on the site, with the visitor's consent, in the order in which it is asked for. */
export const serviceNames = ['statistics', 'maps'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A service that the operator has set up; without one the site asks for nothing. */
export interface ForeignService {
  name: ServiceName;
  /** Of its script. Language and country are added where the service takes them. */
  script: string;
  /** Everything that it may be asked for from; the script's own origin first. */
  origins: readonly string[];
}

interface ForeignCookie {
  /** What its name begins with. */
  name: string;
  days: number;
}

/** What each service keeps in the visitor's browser at our own address; the cookie policy lists it, withdrawing erases it. */
export const serviceCookies: Record<ServiceName, readonly ForeignCookie[]> = {
  statistics: [{ name: '_ga', days: 730 }],
  maps: [],
};
