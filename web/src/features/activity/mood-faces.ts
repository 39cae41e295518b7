import type { MoodKind } from '@encina/contract/moods';
import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';

/** Three faces, each with its word. */
export const MOODS: readonly (readonly [MoodKind, words: string, Face: LucideIcon])[] = [
  ['good', 'Bien', Smile],
  ['fair', 'Regular', Meh],
  ['bad', 'Mal', Frown],
];
