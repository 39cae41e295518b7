import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { NOT_SAVED, sentenceOf } from './failure-words.ts';
import { type FieldErrors, fieldErrors, refusedFields } from './form.ts';

interface Outcome<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error?: unknown) => void;
}

/** The mutation that takes the form's body, as far as a form must know it. */
export interface Sending<Body, Answer> {
  readonly mutate: (body: Body, on: Outcome<Answer>) => void;
  readonly error: unknown;
  readonly isPending: boolean;
}

interface FormOptions<Values, Body, Answer> {
  /** What the fields hold when the form opens. */
  initial: Values | (() => Values);
  /** What is sent for these values. */
  body: (values: Values) => Body;
  /** The contract's own schema of the body. */
  schema?: z.ZodType | undefined;
  /** What is wrong beyond the schema. */
  check?: (values: Values) => FieldErrors;
  sending: Sending<Body, Answer>;
  /** What to say of a refusal where the server does not, if not that it could not be saved; or how to say it. */
  refusal?: string | ((error: unknown) => string);
  onSent: (answer: Answer) => void;
  /** Told beside what the form says itself: something was typed; it was sent and is wrong; the server refused. */
  onChange?: () => void;
  onWrong?: () => void;
  onRefused?: (error?: unknown) => void;
}

type TextName<Values> = {
  [N in keyof Values]: Values[N] extends string ? N : never;
}[keyof Values] &
  string;

/** What a text field of a form needs. Staff write down what others tell them: the browser suggests nothing. */
interface TextWiring {
  autoComplete: 'off';
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export interface Form<Values, Body = unknown> {
  readonly values: Values;
  /** What would be sent now. */
  readonly body: Body;
  readonly change: (changes: Partial<Values>) => void;
  /** Sentences by field: of the schema once it was sent, and of the server. */
  readonly errors: FieldErrors;
  readonly field: (name: TextName<Values>) => TextWiring;
  /** Something in it is not as it was when it opened. */
  readonly isDirty: boolean;
  /** The first sentence of what the form itself found wrong when it was sent. */
  readonly wrong: string | undefined;
  readonly isSending: boolean;
  /** Why the server did not take it, in one sentence. */
  readonly refusal: string | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event: FormEvent) => void;
  /** The same with a last change, where one tap says both. */
  readonly submitWith: (changes: Partial<Values>) => void;
}

/** A form's values, what is wrong with them, and its way to the server. What is wrong takes the focus. */
export function useForm<Values extends object, Body, Answer>(
  options: FormOptions<Values, Body, Answer>,
): Form<Values, Body> {
  const { schema, check, sending } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const body = options.body(values);
  const element = useFocusOnWrong(attempts, sending.error);
  const judge = (given: Values): FieldErrors => ({
    ...(schema && fieldErrors(schema, options.body(given))),
    ...check?.(given),
  });
  const found = judge(values);
  const told: FieldErrors = attempts > 0 ? found : {};
  const errors = { ...refusedFields(sending.error), ...told };
  const change = (changes: Partial<Values>) => {
    setValues((known) => ({ ...known, ...changes }));
    options.onChange?.();
  };
  const send = (given: Values) => {
    setAttempts(attempts + 1);
    if (Object.keys(judge(given)).length > 0) options.onWrong?.();
    else {
      sending.mutate(options.body(given), {
        onSuccess: options.onSent,
        onError: (error) => options.onRefused?.(error),
      });
    }
  };
  return {
    values,
    body,
    change,
    errors,
    field: (name) => ({
      autoComplete: 'off',
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    isDirty: Object.entries(initial).some(
      ([name, value]) => !Object.is(value, values[name as keyof Values]),
    ),
    wrong: Object.values(told)[0],
    isSending: sending.isPending,
    refusal: sending.error ? words(options.refusal ?? NOT_SAVED, sending.error) : undefined,
    element,
    submit(event) {
      event.preventDefault();
      send(values);
    },
    submitWith(changes) {
      change(changes);
      send({ ...values, ...changes });
    },
  };
}

const words = (refusal: string | ((error: unknown) => string), error: unknown): string =>
  typeof refusal === 'string' ? sentenceOf(error, refusal) : refusal(error);

/** Puts the focus on the first field that is wrong, whenever the form or the server has judged. */
function useFocusOnWrong(attempts: number, error: unknown) {
  const element = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, and once for its answer
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts, error]);
  return element;
}
