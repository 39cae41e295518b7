import { Activity, BellRing, HandHeart, Images, type LucideIcon, Mail } from 'lucide-react';
import type { ViewParams } from '../../lib/views.ts';
import type { Hue } from '../../ui/hue.ts';

export type PartName = NonNullable<ViewParams<'support-dashboard'>['part']>;

interface Part {
  /** At the top of its view. */
  readonly title: string;
  /** On its tile. */
  readonly tile: string;
  readonly words: string;
  readonly hue: Hue;
  readonly Pictogram: LucideIcon;
  /** What it says where she does not share it. */
  readonly refusal: string;
}

/** What somebody may do for a person and see of her, each with the pictogram and the colour that it has on her side. */
export const SUPPORT_PARTS: Readonly<Record<PartName, Part>> = {
  send: {
    title: 'Enviar mensaje',
    tile: 'Enviar mensaje',
    words: 'Texto, foto, vídeo o voz',
    hue: 'rose',
    Pictogram: Mail,
    refusal: '',
  },
  metrics: {
    title: 'Métricas',
    tile: 'Ver métricas',
    words: 'Su actividad de estos días',
    hue: 'olive',
    Pictogram: Activity,
    refusal: 'El usuario no ha autorizado compartir sus datos con familiares.',
  },
  reminders: {
    title: 'Recordatorios',
    tile: 'Recordatorios',
    words: 'Lo de hoy y lo que viene',
    hue: 'clay',
    Pictogram: BellRing,
    refusal: 'El usuario no ha autorizado compartir sus recordatorios con familiares.',
  },
  proposals: {
    title: 'Proponer recordatorios',
    tile: 'Proponer recordatorios',
    words: 'Tú propones, y te dice sí o no',
    hue: 'sky',
    Pictogram: HandHeart,
    refusal: '',
  },
  memories: {
    title: 'Recuerdos',
    tile: 'Recuerdos',
    words: 'Sus fotos, vídeos y voces',
    hue: 'plum',
    Pictogram: Images,
    refusal: 'El usuario no ha autorizado compartir sus recuerdos con familiares.',
  },
};
