import { LONGEST_VOICE } from '@encina/contract/reminder-files';
import type { Form } from '../../../lib/use-form.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { PhotoField } from '../../../ui/photo-field.tsx';
import { VoiceField } from '../../../ui/voice-field.tsx';
import type { ReminderValues } from '../reminder-form.ts';
import { useFilesOf } from './files.queries.ts';

/** What is in a field: a new file, what the server has, or nothing where it was taken off. */
function useShown(change: File | null | undefined, kept: string | undefined) {
  const own = useObjectUrl(change ?? undefined);
  return change === undefined ? kept : own;
}

/** A photo of what it is about, and her own voice: both as she likes. */
export function FileFields({
  userId,
  reminderId,
  form: { values, change },
}: {
  userId: string;
  reminderId: string | undefined;
  form: Pick<Form<ReminderValues>, 'values' | 'change'>;
}) {
  const { photo, voice } = useFilesOf(userId, reminderId);
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold">Foto y voz</legend>
      <PhotoField
        src={useShown(values.photo, photo?.url)}
        title={values.title.trim() || 'este recordatorio'}
        onPhoto={(chosen) => change({ photo: chosen })}
        onRemove={() => change({ photo: photo ? null : undefined })}
      />
      <VoiceField
        src={useShown(values.voice, voice?.url)}
        name={values.voice ? null : (voice?.authorName ?? null)}
        seconds={LONGEST_VOICE}
        onFile={(file) => change({ voice: file })}
        onRemove={() => change({ voice: voice ? null : undefined })}
      />
    </fieldset>
  );
}
