/** The kinds of event that a call leads to: what the specification's filter "event type" means for offers. */
export const callTypes = ['audition', 'competition', 'appointment', 'substituteList'] as const;
export type CallType = (typeof callTypes)[number];
