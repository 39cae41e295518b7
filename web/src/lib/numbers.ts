/** Made with the first size that needs it: the first of any costs a slow tablet a frame or four. */
let oneDecimal: Intl.NumberFormat | undefined;

/** A file's size for people: `850 KB`, `1,2 MB`. */
export function fileSize(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1) return `${bytes} bytes`;
  if (kilo < 1000) return `${Math.round(kilo)} KB`;
  oneDecimal ??= new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
  return `${oneDecimal.format(kilo / 1024)} MB`;
}

/** `1 mensaje nuevo`, `3 mensajes nuevos`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
