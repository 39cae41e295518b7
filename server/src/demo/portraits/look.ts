/** How a person is drawn. Plain data, so that a face can be written in one line beside its name. */
export interface Look {
  readonly skin: Skin;
  readonly face: FaceShape;
  readonly hair: HairStyle;
  readonly hairColor: HairColor;
  readonly hat?: Hat;
  readonly beard?: Beard;
  readonly glasses?: Glasses;
  readonly earrings?: Earrings;
  readonly eyes: 'open' | 'laughing';
  readonly mouth: 'calm' | 'smile' | 'grin';
  readonly clothes: Garment;
  readonly color: Cloth;
  /** What is worn under or on it: blouse, shirt, pattern. */
  readonly under: Cloth;
  readonly backdrop: Backdrop;
  readonly ground: Ground;
  /** Degrees by which the head leans. */
  readonly tilt: number;
  /** How deep the lines of the face are, 0 to 1. */
  readonly age: number;
}

export const SKINS = {
  rosy: '#F4D0B5',
  fair: '#EFC4A0',
  wheat: '#E3B088',
  tanned: '#D09A6E',
  brown: '#BC855B',
} as const;
export type Skin = keyof typeof SKINS;

export const HAIRS = {
  white: '#F1EEE8',
  silver: '#D5D2CC',
  grey: '#AEABA6',
  iron: '#85817D',
  ash: '#B7A58C',
  brown: '#7B5437',
  auburn: '#94583A',
  black: '#4B4340',
} as const;
export type HairColor = keyof typeof HAIRS;

export const CLOTHS = {
  encina: '#3B7A4B',
  moss: '#6F7A1A',
  sage: '#9DAF86',
  clay: '#B5532F',
  brick: '#8C3B24',
  honey: '#E0A93A',
  sky: '#2A6F9E',
  navy: '#2C4763',
  mist: '#A9C4D6',
  plum: '#8E4A7C',
  lilac: '#B9A0C4',
  rose: '#B23A5B',
  blush: '#E3B1AE',
  cream: '#F3E8D3',
  white: '#FBF8F1',
  sand: '#CDB894',
  earth: '#7A5B41',
  stone: '#8A8A80',
  black: '#34302E',
} as const;
export type Cloth = keyof typeof CLOTHS;

export const GROUNDS = {
  sand: '#E9DCC3',
  lime: '#F3ECDD',
  honey: '#F2D491',
  sage: '#CBD6B4',
  sky: '#BFD6E2',
  plum: '#DCC4D6',
  rose: '#EBC6C8',
  clay: '#E7BDA5',
} as const;
export type Ground = keyof typeof GROUNDS;

export type FaceShape = 'oval' | 'round' | 'long' | 'square';
export type HairStyle =
  | 'curls'
  | 'short'
  | 'bob'
  | 'bun'
  | 'waves'
  | 'combed'
  | 'parted'
  | 'crew'
  | 'sides'
  | 'bald';
export type Hat = 'scarf' | 'beret' | 'cap' | 'straw';
export type Beard = 'moustache' | 'beard' | 'stubble';
export type Glasses = 'round' | 'square' | 'cat' | 'half';
export type Earrings = 'pearls' | 'hoops' | 'drops';
export type Garment =
  | 'cardigan'
  | 'blouse'
  | 'dress'
  | 'jumper'
  | 'shawl'
  | 'housecoat'
  | 'vneck'
  | 'jacket'
  | 'shirt'
  | 'waistcoat';
export type Backdrop = 'plain' | 'sun' | 'hills' | 'dado' | 'arch' | 'leaves';
