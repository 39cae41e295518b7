import type { Share } from '../../../server/src/features/chat/evaluation/unseen/wilson.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** "50.0 % (2 of 4; 15.0 % to 85.0 %)" */
export const shareWords = ({ hits, of, share, low, high }: Share): string =>
  `${percent(share)} (${hits} of ${of}; ${percent(low)} to ${percent(high)})`;
