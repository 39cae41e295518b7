/**
 * Repeated from the contract, and held to it by a test: the splash must not wait for the contract's
 * schemas to arrive over a weak signal.
 */
export const DEFAULT_ID = 'valle-de-matamoros-default';
