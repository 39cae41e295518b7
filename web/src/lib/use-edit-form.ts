import { useState } from 'react';
import type { z } from 'zod';
import { NOT_SAVED, refusalCode, sentenceOf } from './api-error.ts';
import { type Sending, useForm } from './use-form.ts';

/** Told what was to be written, and why it was not. */
type Refused<Edited> = (mine: Edited, error: unknown) => void;

interface Writing<Body, Answer> extends Sending<Body, Answer> {
  readonly mutate: (
    body: Body,
    on: { onSuccess: (answer: Answer) => void; onError: (error: unknown) => void },
  ) => void;
  readonly reset: () => void;
}

/** How something is written that two may edit at once. */
export interface Edit<Edited, Body, Answer> {
  /** What is sent: it names the version that was seen. */
  readonly body: (edited: Edited) => Body;
  readonly schema: z.ZodType;
  readonly sending: Writing<Body, Answer>;
  /** What to say of a refusal, if not what the server says. */
  readonly refusal?: (error: unknown) => string;
  readonly onSaved: () => void;
  /** Somebody else was quicker. */
  readonly onRefused: Refused<Edited>;
}

interface EditFormOptions<Values, Edited, Body, Answer> extends Edit<Edited, Body, Answer> {
  initial: Values;
  edited: (values: Values) => Edited;
}

/** A form that writes what staff know of somebody or something, unless somebody else has written meanwhile. */
export function useEditForm<Values extends object, Edited, Body, Answer>({
  initial,
  edited,
  body,
  schema,
  sending,
  refusal,
  onSaved,
  onRefused,
}: EditFormOptions<Values, Edited, Body, Answer>) {
  const form = useForm<Values, Body, Answer>({
    initial,
    body: (values) => body(edited(values)),
    schema,
    sending: {
      ...sending,
      mutate: (given, on) =>
        sending.mutate(given, {
          onSuccess: on.onSuccess,
          onError(error) {
            if (refusalCode(error) !== 'changed_meanwhile') return on.onError();
            onRefused(edited(form.values), error);
            // It is said where both values are: the next attempt begins without it.
            sending.reset();
          },
        }),
    },
    ...(refusal ? { refusal } : {}),
    onSent: onSaved,
  });
  return form;
}

/**
 * What a form was opened with, and what stands there once somebody else was quicker.
 * @param known what this page knows of it at the moment of the call
 */
export function useSeenBefore<Seen, Edited>(seen: Seen, known: () => Seen | undefined) {
  const [before] = useState(seen);
  const [refused, setRefused] = useState<{ mine: Edited; now: Seen; why: string }>();
  const onRefused: Refused<Edited> = (mine, error) =>
    setRefused({ mine, now: known() ?? seen, why: sentenceOf(error, NOT_SAVED) });
  return { before, refused, onRefused };
}
