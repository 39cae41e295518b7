/**
 * A pattern written over several lines: each line break, and what indents the next line, is no part of it. Every other blank
 * is, so that "a las diez" is written as it is said. Backslashes stay as they are written, as in `String.raw`.
 * @returns the source of the pattern, for `RegExp` or for a longer pattern
 * @example new RegExp(inLines`\ba las (?:
 *   una|dos|tres
 * )\b`, 'u')
 */
export function inLines(pattern: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: pattern.raw.map((line) => line.replace(/\n\s*/g, '')) }, ...parts);
}
