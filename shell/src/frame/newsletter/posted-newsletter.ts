import type { FormAnswer } from '@ofgc/shared/forms/form-answer.ts';
import { createContext } from 'react-router';

/** What the API refused of a newsletter form posted without JavaScript: from the page's action to its loader, whose data the frame reads. */
export const postedNewsletter = createContext<FormAnswer | null>(null);
