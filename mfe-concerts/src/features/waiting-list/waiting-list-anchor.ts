/** The anchor of the form on a concert's page. */
export const waitingListAnchor = 'lista-de-espera';
