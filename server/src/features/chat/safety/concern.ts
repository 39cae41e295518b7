import { z } from 'zod';
import { DANGERS, type Danger } from './answers.ts';

/** A danger that is being talked about, and how far: asked after, told what to do, or found to be none. */
export const concern = z.object({
  danger: z.enum(DANGERS),
  stage: z.enum(['asked', 'told', 'calmed']),
  /** Her messages for which it still matters. */
  left: z.int(),
  /** It is somebody else who is in it. */
  isOfOther: z.boolean(),
  /** Somebody was named, who may be victim or culprit: none of her people is named beside. */
  isNaming: z.boolean().default(false),
  /** A stranger was about the house, who may turn out to be none. */
  isIntruder: z.boolean().default(false),
  /** Somebody breaks in: no door is to be left open. */
  isBreakIn: z.boolean().default(false),
  /** Something burns, or smells of gas: whoever is there can see that it does no more. */
  isOfFire: z.boolean().default(false),
  /** A body that fails and nothing that burns: nobody is to be sent out of the house. */
  isOfBody: z.boolean().default(false),
  /** A swindler has what he wanted: it is late for "no des nada". */
  isGiven: z.boolean().default(false),
  /** She has said that it is over, and was told what holds all the same. */
  isOver: z.boolean().default(false),
});
export type Concern = z.output<typeof concern>;
/** What a danger carries on from the message that told of it. */
export type Told = Pick<Concern, 'danger' | 'isOfOther'> &
  Partial<
    Pick<Concern, 'isNaming' | 'isIntruder' | 'isBreakIn' | 'isOfFire' | 'isOfBody' | 'isGiven'>
  >;

/** Messages after which a danger is no longer what she talks about. */
const REMEMBERED = 6;
/** She was told to say so if something changes: only what she says right after "estoy bien" is not asked after. */
const CALMED = 1;

export const concernAt = (
  stage: Concern['stage'],
  {
    danger,
    isOfOther,
    isNaming = false,
    isIntruder = false,
    isBreakIn = false,
    isOfFire = false,
    isOfBody = false,
    isGiven = false,
  }: Told,
): Concern => ({
  ...{ danger, stage, isOfOther, isNaming, isIntruder, isBreakIn },
  ...{ isOfFire, isOfBody, isGiven, isOver: false },
  left: stage === 'calmed' ? CALMED : REMEMBERED,
});

/** Nothing else was said since. */
export const isFresh = ({ left }: Concern): boolean => left === REMEMBERED;

/** Of her messages right after she was told, those that go on telling are of it. */
const TALKED_OF = 3;

/** She was told what to do, and little else was said since. */
export const isTalkedOf = ({ stage, left }: Concern): boolean =>
  stage === 'told' && left > REMEMBERED - TALKED_OF;

/** What is left of it after a message about something else. */
export const fading = (it: Concern | undefined): Concern | undefined =>
  it && it.left > 1 ? { ...it, left: it.left - 1 } : undefined;

/** Whether a danger is the same as one that she has just said is none. */
export const isCalmed = (it: Concern | undefined, danger: Danger): boolean =>
  it?.stage === 'calmed' && it.danger === danger;

export const YES_HELP = 'Sí, necesito ayuda';
export const NO_FINE = 'No, estoy bien';
