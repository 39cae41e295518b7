import type { ComponentType, ReactNode } from 'react';
import { withNewPictures } from '../lib/edit-dispute.ts';
import { type Edit, useSeenBefore } from '../lib/use-edit-form.ts';
import { EditDispute } from './edit-dispute.tsx';

/** What the form gets, as long as nobody else was quicker. */
export interface EditFormProps<Seen, Edited, Body, Answer> {
  seen: Seen;
  edit: Edit<Edited, Body, Answer>;
  onClose: () => void;
  closeLabel?: string | undefined;
}

interface SharedEditProps<Seen extends { version: number }, Edited extends object, Body, Answer> {
  seen: Seen;
  /** What this page knows of it at the moment of the call. */
  known: () => Seen | undefined;
  valuesOf: (seen: Seen) => Edited;
  edit: (seen: Seen) => Omit<Edit<Edited, Body, Answer>, 'onRefused'>;
  /** What each value is called. */
  labels: Readonly<Record<keyof Edited & string, string>>;
  /** A value as people read it; a text stands as it is. */
  shown?: (edited: Edited, name: keyof Edited & string) => ReactNode;
  pictures?: readonly (keyof Edited & string)[];
  onClose: () => void;
  closeLabel?: string;
  Form: ComponentType<EditFormProps<Seen, Edited, Body, Answer>>;
}

/** A form for what others may edit meanwhile: where somebody has, both values of each field are shown in its place. */
export function SharedEdit<Seen extends { version: number }, Edited extends object, Body, Answer>({
  seen,
  known,
  valuesOf,
  edit,
  pictures = [],
  labels,
  shown,
  Form,
  ...dialog
}: SharedEditProps<Seen, Edited, Body, Answer>) {
  const { before, refused, onRefused } = useSeenBefore<Seen, Edited>(seen, known);
  if (!refused) return <Form seen={before} edit={{ ...edit(before), onRefused }} {...dialog} />;
  const { now, mine, why } = refused;
  const versions = { before: valuesOf(before), now: valuesOf(now), mine };
  return (
    <EditDispute
      // Anew with each refusal, and not with what is saved: who is taken away while saving hears of no end.
      key={now.version}
      versions={withNewPictures(versions, pictures)}
      labels={labels}
      {...(shown ? { shown } : {})}
      why={why}
      edit={{ ...edit(now), onRefused }}
      {...dialog}
    />
  );
}
