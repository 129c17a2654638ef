/** An address of a section that can be spelled in one way only, because the router ignores case and decodes: `/archivo`, `/fondo/2027`. */
export const plainMount = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/;
