import type { HairStyle } from './look.ts';

export interface HairDrawing {
  /** Behind the head. */
  readonly back: string;
  /** Over the forehead. */
  readonly front: string;
  /** Fine lines that give it its fall. */
  readonly strands: string;
}

/** Paths for a face 43 wide from the middle; a wider one stretches them. */
export const HAIR: Record<HairStyle, HairDrawing> = {
  curls: {
    back: scallops(120, 98, 57, 58, 14, 19),
    front: `${scallops(120, 92, 47, 44, 11, 13, 180, 360)}${scallops(120, 88, 33, 25, 7, 11, 195, 345)}`,
    strands: curls(120, 92, 50, 46, 9) + curls(120, 88, 33, 26, 6),
  },
  short: {
    back: 'M70 122C56 66 80 33 122 33C166 33 184 66 171 122C172 134 166 139 160 134L80 134C74 139 69 134 70 122Z',
    front:
      'M74 112C64 80 72 42 118 37C162 33 180 68 166 112C166 98 160 88 152 82C132 88 110 84 98 70C94 84 80 92 74 112Z',
    strands:
      'M98 70C104 60 116 52 134 50M104 76C114 66 130 62 150 66M86 84C84 72 88 60 98 52M158 84C164 80 166 74 164 66M122 80c10-4 22-4 32 0',
  },
  bob: {
    back: 'M68 150C54 118 54 36 120 34C186 36 186 118 172 150C166 162 148 160 144 150L96 150C92 160 74 162 68 150Z',
    front:
      'M84 146C66 142 62 120 66 92C68 58 90 39 118 39C152 39 172 58 174 92C178 120 174 142 156 146C164 126 164 102 156 88C136 86 116 78 106 64C104 82 90 92 84 102C78 116 78 130 84 146Z',
    strands:
      'M106 64C98 60 84 68 76 92M106 64C118 54 140 56 158 78M74 110c-2 12 0 22 4 32M168 110c2 12 0 22-4 32M118 72c12 8 24 12 38 12M104 50c8-6 24-6 34-2',
  },
  bun: {
    back: 'M120 18c16 0 26 9 26 21s-10 20-26 20s-26-8-26-20s10-21 26-21zM74 108C66 60 92 44 120 44C148 44 174 60 166 108Z',
    front:
      'M75 108C66 70 86 43 120 43C154 43 174 70 165 108C162 90 148 70 120 63C92 70 78 90 75 108Z',
    strands:
      'M120 63C120 56 120 50 120 45M110 65C98 70 88 78 82 92M130 65C142 70 152 78 158 92M112 52C98 54 84 66 79 84M128 52C142 54 156 66 161 84M106 30c8-6 20-6 28 0M104 40c10 6 22 6 32 0',
  },
  waves: {
    back: 'M70 152C50 150 58 130 60 118C50 104 58 92 62 82C62 50 88 32 120 32C152 32 178 50 178 82C182 92 190 104 180 118C182 130 190 150 170 152C158 158 150 148 148 138L92 138C90 148 82 158 70 152Z',
    front:
      'M78 140C64 138 64 124 68 114C62 104 64 94 70 86C70 56 92 38 122 38C154 38 172 58 170 86C176 94 178 104 172 114C176 124 176 138 162 140C168 122 164 110 160 102C162 92 156 84 146 78C132 84 116 74 112 62C108 76 94 80 86 86C78 94 80 102 78 108C74 120 74 130 78 140Z',
    strands:
      'M112 62C102 60 88 66 80 80C74 90 78 98 74 108M112 62C124 54 142 60 152 74C162 84 162 94 168 102M70 118c-2 8 0 14 4 18M170 118c2 8 0 14-4 18M112 46c10-4 24-2 34 6M92 54c4-4 8-7 13-9',
  },
  combed: {
    back: 'M75 110C64 62 88 40 120 40C154 40 176 62 165 110Z',
    front:
      'M74 112C64 78 70 36 122 36C172 36 176 78 166 112C166 96 160 82 152 75C138 65 104 65 90 74C80 82 75 96 74 112Z',
    strands:
      'M96 70C98 56 106 48 116 44M110 67C112 56 120 48 132 46M126 66C128 58 138 52 148 54M140 68C144 62 152 62 158 68M84 78C82 66 88 56 96 50M160 84c3 4 4 9 5 14',
  },
  parted: {
    back: 'M75 110C64 62 88 42 120 42C154 42 176 62 165 110Z',
    front:
      'M74 110C62 72 80 38 124 37C166 36 178 74 166 110C165 94 162 86 156 78C138 80 114 76 98 62C94 76 78 84 74 110Z',
    strands:
      'M98 62C106 52 122 46 140 48M104 66C116 58 136 56 156 64M84 80C82 68 86 58 94 50M118 73c12 2 26 2 36-1',
  },
  crew: {
    back: 'M75 108C68 64 90 46 120 46C152 46 172 64 165 108Z',
    front:
      'M75 110C68 70 84 46 120 46C156 46 172 70 165 110C164 92 160 80 150 72C132 68 108 68 90 72C80 80 76 92 75 110Z',
    strands: 'M94 62l3-7M106 58l2-8M120 57v-8M134 58l-2-8M146 62l-3-7M84 72l-4-6M156 72l4-6',
  },
  sides: {
    back: 'M76 96C62 100 62 128 72 136C80 138 82 130 82 120ZM164 96C178 100 178 128 168 136C160 138 158 130 158 120Z',
    front:
      'M76 114C70 98 74 82 86 76C84 86 83 94 82 106ZM164 114C170 98 166 82 154 76C156 86 157 94 158 106Z',
    strands: 'M80 80C92 58 124 50 154 66M82 76C96 54 126 47 152 62M86 70C98 51 126 45 148 58',
  },
  bald: {
    back: 'M77 98C64 102 64 126 73 134C80 136 82 128 82 120ZM163 98C176 102 176 126 167 134C160 136 158 128 158 120Z',
    front:
      'M77 114C72 100 76 88 84 82C82 90 82 98 82 108ZM163 114C168 100 164 88 156 82C158 90 158 98 158 108Z',
    strands: '',
  },
};

/** The little arcs within a cloud of curls. */
function curls(x: number, y: number, rx: number, ry: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((195 + (150 * i) / (count - 1)) * Math.PI) / 180;
    return `M${(x + rx * Math.cos(angle) - 5).toFixed(1)} ${(y + ry * Math.sin(angle) + 3).toFixed(1)}c1-7 9-8 11-2`;
  }).join('');
}

/** A cloud of round curls along an arc, from one angle to another (degrees, clockwise from the right). */
function scallops(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  radius: number,
  from = 140,
  to = 400,
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    const [cx, cy] = [x + rx * Math.cos(angle), y + ry * Math.sin(angle)].map((n) => n.toFixed(1));
    return `M${cx} ${cy}m${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  }).join('');
}
