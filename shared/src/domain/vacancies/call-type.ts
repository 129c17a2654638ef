/** The types of calls: the filter "event type" of vacancies. */
export const callTypes = ['audition', 'competition', 'appointment', 'substituteList'] as const;
export type CallType = (typeof callTypes)[number];
