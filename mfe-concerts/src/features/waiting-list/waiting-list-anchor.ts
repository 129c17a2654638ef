/** Where the form stands on a concert's page. */
export const waitingListAnchor = 'lista-de-espera';
