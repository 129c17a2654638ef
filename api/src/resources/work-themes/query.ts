import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter } from '../../http/parameters.ts';

export const workThemeQuerySchema = listQuerySchema.extend({ event: idParameter });
