const oneDecimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** A file's size for people: `850 KB`, `1,2 MB`. */
export function fileSize(bytes: number): string {
  const kilo = bytes / 1024;
  if (kilo < 1) return `${bytes} bytes`;
  return kilo < 1000 ? `${Math.round(kilo)} KB` : `${oneDecimal.format(kilo / 1024)} MB`;
}

/** `1 mensaje nuevo`, `3 mensajes nuevos`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
