/** From which the three hundred of the crowded town get their names. */
export const WOMEN =
  split(`Josefa María Carmen Dolores Antonia Isabel Francisca Manuela Encarnación Purificación
  Remedios Rosario Ángeles Concepción Mercedes Amparo Trinidad Esperanza Visitación Ascensión Catalina Juliana
  Felisa Emilia Aurora Victoria Gregoria Teodora Martina Lucía Marcelina Nicolasa Rufina Severiana`);
export const MEN =
  split(`Manuel José Antonio Francisco Juan Pedro Diego Joaquín Rafael Miguel Luis Ángel Vicente
  Julián Ramón Domingo Benito Lorenzo Marcelino Esteban Gregorio Emilio Felipe Nicolás Saturnino Celedonio
  Fermín Teodoro Anselmo Leandro`);
export const SURNAMES =
  split(`Gómez Rangel Sánchez Cordero Vázquez Méndez Torrado Borrachero Carvajal Macías Rastrojo
  Cumplido Gala Barroso Morcillo Zambrano Pizarro Bravo Lozano Nogales Tinoco Guerrero Delgado Calero Carretero
  Gallardo Márquez Romero Chamorro Mejías Castaño Corbacho Trejo Malpartida Murillo Durán Pacheco Hidalgo
  Montaño Saavedra Aguilar Flores Silva Caballero Peña Moruno Ñáñez Íñiguez`);

function split(names: string): readonly string[] {
  return names.trim().split(/\s+/);
}
