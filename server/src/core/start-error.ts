/** A start that cannot go on, with the one sentence that the clerk reads. */
export class StartError extends Error {}
