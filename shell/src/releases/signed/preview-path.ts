/** Where a link to a preview leads; what follows is what its team has signed. */
export const previewPath = '/vista-previa';
