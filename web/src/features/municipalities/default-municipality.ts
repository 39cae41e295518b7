/**
 * Repeated from the contract, and held to it by a test: the splash must not wait for the contract's
 * schemas to arrive over a weak signal.
 */
export const defaultMunicipality = {
  id: 'valle-de-matamoros-default',
  name: 'Valle de Matamoros',
} as const;
