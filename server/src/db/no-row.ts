import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './schema.ts';

const eb = expressionBuilder<Tables>();

/** There is none of these. */
export const noRow = (of: Expression<unknown>): Expression<SqlBool> => eb.not(eb.exists(of));
