import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { idParameter } from '../../http/parameters.ts';

/** `performance`: the one that a kind of inscription is about. */
export const inscriptionQuerySchema = oneQuerySchema.extend({ performance: idParameter.optional() });
