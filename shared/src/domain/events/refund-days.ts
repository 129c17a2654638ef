/** The days within which the orchestra returns what was paid for a cancelled concert, by its terms (`info-general`, exchanges and refunds). */
export const refundDays = 14;
