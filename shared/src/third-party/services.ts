/** Services of others that may run on the site with the visitor's consent, in the order of the consent form. */
export const serviceNames = ['statistics', 'maps'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A service that the operator has set up; without any, the site asks for no consent. */
export interface ThirdPartyService {
  name: ServiceName;
  /** The address of its script. Language and country are added where the service accepts them. */
  script: string;
  /** All origins from which it may load; the script's own origin first. */
  origins: readonly string[];
}

interface ForeignCookie {
  /** The beginning of the cookie's name. */
  name: string;
  days: number;
}

/** The cookies that each service sets on the site's own address; the cookie policy lists them, withdrawing consent deletes them. */
export const serviceCookies: Record<ServiceName, readonly ForeignCookie[]> = {
  statistics: [{ name: '_ga', days: 730 }],
  maps: [],
};
