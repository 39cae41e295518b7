/** What somebody hands on who writes in one transaction with others: whoever gets it passes it to a repo. */
export type { Executor as Transaction } from './database.ts';
