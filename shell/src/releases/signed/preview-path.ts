/** The path of preview links, followed by the statement that the team has signed. */
export const previewPath = '/vista-previa';

/** The header and value of an answer that says nothing of the release: the machine shows others now, and is to be asked again. */
export const busyPreview = ['X-Preview', 'busy'] as const;
