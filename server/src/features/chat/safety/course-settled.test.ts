import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import type { Danger } from './answers.ts';
import { isSeenByMedic, isSettled } from './course-settled.ts';

const settled = (text: string, danger: Danger) => isSettled(plain(text), { danger });

const OVER: readonly (readonly [Danger, string])[] = [
  ['life', 'Ya pasó. Han cambiado la goma y han dado el visto bueno.'],
  ['life', 'ya me ha cosido el médico, estoy en casa, bien'],
  ['life', 'Ya han venido los bomberos y está todo arreglado, estamos bien'],
  ['life', 'Ya me han dado el alta, no ha sido nada'],
  ['life', 'era el butano mal cerrado, lo cerró el vecino y ya no huele'],
  ['scam', 'se ha ido en cuanto ha salido mi marido, ya se acabó el asunto'],
  ['life', 'vengo del centro de salud, no es nada grave, estoy tranquila'],
  ['life', 'ya me ha visto la médica y estoy bien, ya no me duele'],
  ['poison', 'hemos hablado con toxicología y estoy muy bien'],
  ['dose', 'ya ha venido mi hija y ha hablado con el medico y estoy bien'],
  ['life', 'ya ha venido el del butano, era la goma, la ha cambiado y ya no huele nada'],
  ['life', 'vino el técnico, ya la han arreglado y está todo bien'],
  ['life', 'ya lo ha apagado mi hijo, no ha sido nada'],
  ['life', 'lo he apagado yo con la manta y estamos bien'],
  ['life', 'ya estoy en casa y el médico dice que eran gases, no es nada'],
  ['life', 'he venido de urgencias, me han hecho unas pruebas y estoy bien'],
  ['poison', 'me ha dicho la farmacéutica que no pasa nada'],
  ['life', 'ya llegó la ambulancia y me están cosiendo, estoy bien'],
  ['fall', 'ya vino el alguacil y me levantó, no tengo nada roto'],
  ['fall', 'Ya he vuelto del hospital y no tengo nada roto.'],
  ['fall', 'me han hecho una placa y no tengo nada roto'],
  ['fall', 'ya han venido los vecinos y me han llevado al médico, no tengo nada roto, qué susto'],
  ['fall', 'ya ha venido mi hijo y me ha levantado, estoy bien'],
  ['fall', 'me ha levantado el vecino y no tengo nada'],
  ['scam', 'le he colgado sin decirle nada, y mi hijo ya ha hablado con el banco'],
  ['scam', 'no le he dado nada y ya hemos ido al banco'],
  ['lost', 'Ya estoy en casa, me ha traído un vecino.'],
  ['lost', 'me ha traído la guardia civil a casa'],
  ['lost', 'ya he llegado a casa, hija'],
  ['lost', 'ay, que es la calle de la fuente, ya sé dónde estoy'],
  ['lost', 'ya veo mi casa'],
  ['life', 'se lo han llevado ya en la ambulancia y dice el médico que está fuera de peligro'],
  ['life', 'Ya han cambiado la goma y no huele a nada.'],
  ['life', 'ya lo han apagado los bomberos, gracias a Dios'],
  ['abuse', 'ya ha venido la guardia civil y se lo han llevado'],
  ['dose', 'Ya he hablado con la farmacéutica y me ha dicho lo que hay que hacer.'],
  ['scam', 'hemos ido al banco y han bloqueado la cartilla, no me han quitado nada'],
];

const GOES_ON: readonly (readonly [Danger, string])[] = [
  ['life', 'ya se me ha pasado, ha venido mi hija'],
  ['life', 'ya se me ha pasado, ha venido la vecina y respiro como siempre'],
  ['life', 'se me ha pasado un poco, ha venido la vecina y respiro bien'],
  ['life', 'ya se me ha pasado y respiro bien, pero me duele el brazo'],
  ['life', 'era el butano mal cerrado, pero sigue oliendo'],
  ['scam', 'se ha ido en cuanto ha salido mi marido, pero le di veinte euros'],
  ['life', 'ya está la ambulancia avisada, estoy bien'],
  ['life', 'ya está aquí la ambulancia pero me mareo'],
  ['life', 'ya estoy en casa pero me sigue doliendo el pecho'],
  ['life', 'ha venido mi hija y sigo sangrando'],
  ['life', 'ya estoy mejor pero no siento el brazo'],
  ['life', 'ya me ha visto el médico y estoy bien pero me duele otra vez'],
  ['life', 'ya me ha visto el médico, estoy bien, me duele el pecho'],
  ['life', 'ha venido mi hija, estoy bien'],
  ['life', 'ha hablado con el médico y viene la ambulancia'],
  ['life', 'no ha venido el médico, estoy bien'],
  ['life', 'han cambiado la goma y huele a gas'],
  ['life', 'me ha visto el médico y no puedo mover la pierna, todo bien'],
  ['life', 'si me hubiera visto el médico estaría bien'],
  ['life', 'ya me ha visto el médico, estoy bien, se me ha dormido la cara'],
  ['life', 'me han llevado al hospital'],
  ['life', 'ya lo han montado en la ambulancia'],
  ['life', 'lo han montado en la ambulancia y dice el médico que no está fuera de peligro'],
  ['lost', 'no sé dónde estoy'],
  ['lost', 'ya no sé dónde estoy'],
  ['lost', 'creo que ya veo mi casa'],
  ['life', 'me han curado y estoy muy mal'],
  ['life', 'ha venido el del butano pero sigue oliendo'],
  ['life', 'ha venido el del gas y dice que no lo puede arreglar'],
  ['life', 'lo ha apagado mi hijo y se ha quemado las manos, está bien'],
  ['life', 'el médico dice que no es nada y me ahogo'],
  ['life', 'el médico dice que vaya a urgencias, estoy bien'],
  ['life', 'lo he apagado y hay mucho humo, no pasa nada'],
  ['life', 'no lo han apagado, no pasa nada'],
  ['life', 'he vuelto del hospital y me duele el pecho, no tengo nada'],
  ['poison', 'me ha dicho la farmacéutica que no pasa nada pero vomito'],
  ['fall', 'he vuelto del hospital y no me sujeto, no puedo andar, no tengo nada roto'],
  ['fall', 'me han hecho una placa y la tengo rota'],
  ['fall', 'ha venido mi hijo y no me puedo levantar, no tengo nada'],
  ['fall', 'ha venido mi hijo y me duele la cadera, estoy bien'],
  ['fall', 'estoy bien'],
  ['dose', 'ya ha venido mi hija y estoy mareada'],
  ['dose', 'ha hablado con el médico y no estoy bien'],
  ['lost', 'no estoy en casa'],
  ['lost', 'ya estoy en casa y no la conozco'],
  ['lost', 'quiero ir a mi casa'],
  ['lost', 'ya estoy en casa y no sé quién es este hombre'],
  ['self-harm', 'ya me ha visto el médico y estoy bien'],
  ['abuse', 'ya estoy en casa, ha venido mi hija, estoy bien'],
  ['scam', 'ya ha venido el técnico del gas, todo bien'],
  ['scam', 'le he colgado'],
  ['scam', 'he hablado con el banco y le he dado los números'],
  ['scam', 'le he colgado pero vuelve a llamar, mi hijo ha hablado con el banco'],
  ['scam', 'mi hijo ha llamado y me pide dinero, no le he dado nada'],
  ['scam', 'hemos ido al banco y le he dado la clave, no me han quitado nada'],
  ['abuse', 'la guardia civil no se lo ha llevado'],
  ['abuse', 'la guardia civil se lo ha llevado pero sigo con miedo'],
  ['dose', 'la farmacéutica me ha dicho lo que hay que hacer y estoy mareada'],
  ['life', 'me ha dicho el médico lo que hay que hacer'],
];

describe('whoever is out of a danger', () => {
  it.each(OVER)('of %s says so: %j', (danger, text) => expect(settled(text, danger)).toBe(true));
  it.each(GOES_ON)('of %s is not out of it: %j', (danger, text) =>
    expect(settled(text, danger)).toBe(false),
  );
});

describe('whoever fell', () => {
  it.each([
    'ya me ha visto el médico y no tengo nada',
    'he vuelto del hospital y estoy bien',
    'ha venido la enfermera y no tengo nada',
    'me han dado el alta',
  ])('and was seen by a medic is not sent to one: %j', (text) =>
    expect(isSeenByMedic(plain(text))).toBe(true),
  );
  it.each([
    'me ha levantado el vecino y no tengo nada',
    'ha venido la policía y estoy bien',
    'me ha curado mi hija y estoy bien',
  ])('and was helped by others is: %j', (text) => expect(isSeenByMedic(plain(text))).toBe(false));
});
