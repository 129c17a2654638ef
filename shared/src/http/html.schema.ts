import { z } from 'zod';

/** Sanitised HTML, which the API's description tells from text: only this may be put into a page as markup. */
export const htmlSchema = z.string().meta({ contentMediaType: 'text/html' });
