/** The path of preview links, followed by the statement that the team has signed. */
export const previewPath = '/vista-previa';
