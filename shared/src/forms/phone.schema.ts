import { z } from 'zod';
import { lineOf } from './form.schema.ts';

/** At least six digits, grouped as people write them: `+34 928 12 34 56`, `928.12.34.56`, `(928) 12-34-56`. */
const digits = String.raw`(?=(?:\D*\d){6})\+?[\d ().-]{6,30}`;
const phone = new RegExp(`^${digits}$`);
const phoneOrNone = new RegExp(`^(?:${digits})?$`);

/** @param error the message where the field is missing or is not a telephone number */
export const phoneField = (error: string) => z.preprocess(lineOf, z.string().regex(phone, error));

/** A telephone number that may be left out. */
export const optionalPhone = z.string().regex(phoneOrNone, 'phoneInvalid');
