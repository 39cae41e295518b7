import type { Random } from '../random.ts';
import type { HairColor, HairStyle, Hat, Look, Skin } from './look.ts';
import { type Backdrop, CLOTHS, type Cloth, type Garment, GROUNDS, type Ground } from './look.ts';

const SKINS_HERE: readonly Skin[] = ['rosy', 'fair', 'fair', 'wheat', 'wheat', 'tanned', 'brown'];
const HAIR_HERE: readonly HairColor[] = [
  'white',
  'white',
  'silver',
  'silver',
  'grey',
  'iron',
  'ash',
];
const BACKDROPS: readonly Backdrop[] = ['plain', 'sun', 'hills', 'dado', 'arch', 'leaves'];
const LIGHT: readonly Cloth[] = ['cream', 'white', 'mist', 'blush', 'sand'];

interface Wardrobe {
  readonly hair: readonly HairStyle[];
  readonly clothes: readonly Garment[];
  readonly hats: readonly Hat[];
}

const WOMAN: Wardrobe = {
  hair: ['curls', 'curls', 'short', 'bob', 'bun', 'waves'],
  clothes: ['cardigan', 'blouse', 'dress', 'jumper', 'shawl', 'housecoat'],
  hats: ['scarf'],
};
const MAN: Wardrobe = {
  hair: ['combed', 'parted', 'crew', 'sides', 'bald'],
  clothes: ['jumper', 'vneck', 'jacket', 'shirt', 'waistcoat'],
  hats: ['beret', 'cap', 'straw'],
};

/** A face of the crowd. */
export function randomLook(random: Random, isWoman: boolean): Look {
  const { hair, clothes, hats } = isWoman ? WOMAN : MAN;
  const style = random.pick(hair);
  return {
    skin: random.pick(SKINS_HERE),
    face: random.pick(['oval', 'round', 'long', 'square'] as const),
    hair: style,
    hairColor: random.pick(HAIR_HERE),
    ...(random.chance(isWoman ? 0.08 : 0.3) ? { hat: random.pick(hats) } : {}),
    ...(isWoman ? jewels(random) : beards(random)),
    ...(random.chance(0.45)
      ? { glasses: random.pick(['round', 'square', 'half', isWoman ? 'cat' : 'square'] as const) }
      : {}),
    eyes: random.chance(0.25) ? 'laughing' : 'open',
    mouth: random.pick(['calm', 'smile', 'smile', 'grin'] as const),
    clothes: random.pick(clothes),
    color: random.pick(Object.keys(CLOTHS) as Cloth[]),
    under: random.pick(LIGHT),
    backdrop: random.pick(BACKDROPS),
    ground: random.pick(Object.keys(GROUNDS) as Ground[]),
    tilt: random.between(-4, 4),
    age: random.between(4, 10) / 10,
  };
}

const jewels = (random: Random) =>
  random.chance(0.6) ? { earrings: random.pick(['pearls', 'hoops', 'drops'] as const) } : {};

const beards = (random: Random) =>
  random.chance(0.4) ? { beard: random.pick(['moustache', 'beard', 'stubble'] as const) } : {};
