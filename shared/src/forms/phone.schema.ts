import { z } from 'zod';
import { lineOf } from './form.schema.ts';

const phone = /^\+?[\d ()-]{6,30}$/;
const phoneOrNone = /^(\+?[\d ()-]{6,30})?$/;

/** @param error the message where the field is missing or is not a telephone number */
export const phoneField = (error: string) => z.preprocess(lineOf, z.string().regex(phone, error));

/** A telephone number that may be left out. */
export const optionalPhone = z.string().regex(phoneOrNone, 'phoneInvalid');
