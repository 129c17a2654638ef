import { contactPath } from './pages.ts';

/** The contact form, addressed to the department for access to the halls. */
export const accessibilityContactPath = `${contactPath}?asunto=accessibility#escribanos`;
/** The contact form, for what belongs to no single department. */
export const generalContactPath = `${contactPath}?asunto=general#escribanos`;
