import type { ReactNode } from 'react';
import type { Form } from '../../../lib/use-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TOWN_LABELS, type TownValues } from '../town-form.ts';

/** What the public pages say. What is left empty is not said there. */
export function PublicFields({ form }: { form: Form<TownValues> }) {
  return (
    <>
      <Part
        title="El proyecto"
        words="Se lee en «Información Adicional». Lo que dejes vacío no sale."
      >
        <PhotoPicker
          label="Logotipos (si quieres)"
          hint="Una sola imagen ancha, con todos. Se ve al pie de las páginas."
          shape="banner"
          value={form.values.logos}
          onChange={(logos) => form.change({ logos })}
        />
        <FieldPair>
          <TextField label={TOWN_LABELS.programme} required={false} {...form.field('programme')} />
          <TextField label={TOWN_LABELS.funder} required={false} {...form.field('funder')} />
          <TextField label={TOWN_LABELS.budget} required={false} {...form.field('budget')} />
          <TextField label={TOWN_LABELS.aid} required={false} {...form.field('aid')} />
        </FieldPair>
        <Checkbox
          label={TOWN_LABELS.showsPhases}
          checked={form.values.showsPhases}
          onChange={(showsPhases) => form.change({ showsPhases })}
        />
      </Part>
      <Part
        title="Accesibilidad"
        words="Se lee en la declaración de accesibilidad, en medio de frases."
      >
        <TextField
          label={TOWN_LABELS.accessibilityEntity}
          hint="Por ejemplo: El Ayuntamiento de tu pueblo"
          required={false}
          {...form.field('accessibilityEntity')}
        />
        <TextField
          label={TOWN_LABELS.accessibilityAuthority}
          hint="Por ejemplo: la unidad de accesibilidad de tu comunidad"
          required={false}
          {...form.field('accessibilityAuthority')}
        />
        <TextField
          label={TOWN_LABELS.accessibilityEmail}
          hint="Si es otro que el del ayuntamiento."
          required={false}
          type="email"
          {...form.field('accessibilityEmail')}
        />
      </Part>
    </>
  );
}

/** Two columns of fields where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 lg:grid-cols-2 [&>*]:min-w-0">{children}</div>
);

function Part({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-5 border-t-2 border-line pt-5">
      <div>
        <h3>{title}</h3>
        <p className="text-ink-soft">{words}</p>
      </div>
      {children}
    </section>
  );
}
