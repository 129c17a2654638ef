/** The address of the site that the tests share, which `global-setup.ts` has started. */
export const siteUrl = () => process.env.OFGC_SITE ?? '';

/** The data folder of that site, with the messages that it wrote instead of sending them. */
export const siteData = () => process.env.OFGC_SITE_DATA ?? '';
