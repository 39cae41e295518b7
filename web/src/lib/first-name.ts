/** How a person is spoken to: "María del Carmen Díaz" is María. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
