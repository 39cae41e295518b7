/** Begins like a ZIP, which is what Excel's own files are. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The text of a CSV file, whoever wrote it: UTF-8 with its mark or without, the UTF-16 of Excel's "Unicode text",
 * and else Windows-1252, which is what Excel in Spanish writes as plain CSV.
 */
export function csvText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
