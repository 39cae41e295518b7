import type { SceneName } from '../data/memories.ts';
import { bench } from './bench.ts';
import { birthday } from './birthday.ts';
import { christening } from './christening.ts';
import { courtyard } from './courtyard.ts';
import { donkey } from './donkey.ts';
import { familyTable } from './family-table.ts';
import { fireside } from './fireside.ts';
import { montanera } from './montanera.ts';
import { olives } from './olives.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import { square } from './square.ts';
import { verbena } from './verbena.ts';
import { wedding } from './wedding.ts';

/** Every drawn scene, as SVG of 1200×900. */
export const SCENES: Record<SceneName, () => string> = {
  bench,
  birthday,
  christening,
  courtyard,
  donkey,
  familyTable,
  fireside,
  montanera,
  olives,
  school,
  sea,
  square,
  verbena,
  wedding,
};

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
