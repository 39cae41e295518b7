import { darker, lighter } from '../drawing/color.ts';
import type { Hat } from './look.ts';

/** Worn over the hair. `scarf` takes the colour of the clothes, the others their own. */
export function hat(kind: Hat, color: string): string {
  return HATS[kind](color);
}

const HATS: Record<Hat, (color: string) => string> = {
  scarf: (color) => `
    <path fill-rule="evenodd" fill="${color}" d="M120 33C164 33 180 70 174 112C170 146 150 166 128 174H112C90 166 70 146 66 112C60 70 76 33 120 33ZM120 56C94 57 79 84 79 112C79 138 96 158 114 170H126C144 158 161 138 161 112C161 84 146 57 120 56Z"/>
    <path fill="none" stroke="${lighter(color, 0.45)}" stroke-width="2.200" stroke-dasharray="1 6" stroke-linecap="round" d="M120 51C91 52 74 82 74 112C74 136 88 154 104 166M120 51C149 52 166 82 166 112C166 136 152 154 136 166"/>
    <path fill="none" stroke="${darker(color, 0.3)}" stroke-width="2.400" stroke-linecap="round" d="M70 90c-2 12-1 26 3 38M170 90c2 12 1 26-3 38M86 54c9-9 20-13 34-13s25 4 34 13"/>
    <path fill="${darker(color, 0.12)}" d="M110 172C96 178 84 190 80 206C94 206 108 194 118 180ZM130 172C144 178 156 190 160 206C146 206 132 194 122 180Z"/>
    <path fill="${lighter(color, 0.1)}" d="M110 169c6-3 14-3 20 0l2 11c-7 4-17 4-24 0z"/>`,
  beret: () => `
    <path fill="#2E2B2A" d="M64 74C58 46 96 30 132 31C172 32 194 54 180 74C170 86 74 88 64 74Z"/>
    <path fill="#474240" d="M72 62C78 44 106 35 134 37C112 40 88 48 78 66Z"/>
    <path fill="none" stroke="#2E2B2A" stroke-width="5" stroke-linecap="round" d="M126 32l4-9"/>
    <path fill="none" stroke="#1F1D1C" stroke-width="6" stroke-linecap="round" d="M72 79C96 86 148 86 172 79"/>`,
  cap: () => `
    <path fill="#8B7B62" d="M68 82C60 48 90 33 124 34C162 35 182 52 172 82Z"/>
    <path fill="none" stroke="#6E6049" stroke-width="2" d="M96 40c-6 14-8 28-8 42M124 35v46M152 42c6 12 8 26 8 40M66 66c36-8 72-8 108 0"/>
    <path fill="#75674F" d="M60 86C66 72 172 72 180 86C160 80 80 80 60 86Z"/>
    <path fill="#5F533F" d="M58 88C64 78 176 78 182 88C150 96 90 96 58 88Z"/>`,
  straw: () => `
    <ellipse cx="120" cy="80" rx="84" ry="15" fill="#D9B566"/>
    <path fill="#E8CB85" d="M76 78C74 42 92 30 120 30C148 30 166 42 164 78C150 86 90 86 76 78Z"/>
    <path fill="#6B4A2D" d="M75 64c30 8 60 8 90 0l-1 14c-28 9-60 9-88 0z"/>
    <path fill="none" stroke="#C49C4C" stroke-width="1.8" d="M84 50c24 5 48 5 72 0M92 40c18 4 38 4 56 0M42 82c30 14 126 14 156 0M56 86c30 9 98 9 128 0"/>`,
};
