/** Who reads the figures: the person herself, her family, or staff of the town hall. */
export type Reader = 'self' | 'family' | 'staff';

/** The periods that figures are shown for. */
export const PERIODS = [7, 30] as const;
export type Days = (typeof PERIODS)[number];
