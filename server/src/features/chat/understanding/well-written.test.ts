import dictionary from 'dictionary-es';
import { describe, expect, it } from 'vitest';
import { formsIn } from './learning/hunspell.ts';
import { wellWritten } from './well-written.ts';
import { plain } from './words.ts';

describe('what is written as it is heard', () => {
  it.each([
    ['me e caido enla cosina', 'me he caido en la cocina'],
    ['nome puedo lebantar dela cama', 'no me puedo levantar de la cama'],
    ['seme a olbidado la jimnasia', 'se me ha olvidado la gimnasia'],
    ['el medico melo an cambiado al savado', 'el medico me lo han cambiado al sábado'],
    ['nole e abierto y sea ido', 'no le he abierto y se ha ido'],
    ['la besina mea traido uebos', 'la vecina me ha traido huevos'],
    ['que dise mi ijo el de balensia', 'que dice mi hijo el de valencia'],
    ['kiero yamar a mi ermana', 'quiero llamar a mi hermana'],
    ['mi nuera a benido en imbierno', 'mi nuera ha venido en invierno'],
    ['haber si ay misa', 'a ver si hay misa'],
    ['otra ves e echo sopa', 'otra vez he hecho sopa'],
    ['boi asta la farmasia', 'voy hasta la farmacia'],
    ['cuando traen el vutano', 'cuando traen el butano'],
    ['recuerdme llmar al dotor', 'recuerdame llamar al doctor'],
    ['a puntame ir al podo logo', 'apúntame ir al podólogo'],
    ['voy ha comprar pan ha la plaza', 'voy a comprar pan a la plaza'],
    ['ma dicho que baya y que no bienes', 'ma dicho que vaya y que no vienes'],
    ['llamar alabesina alasdies dela mañana', 'llamar a la vecina a las diez de la mañana'],
    ['las migas las asia mi madre asia las dose', 'las migas las hacía mi madre hacia las doce'],
    ['apntame mdico lns 10', 'apúntame medico lunes 10'],
    ['cndo es la plquria dl juevs', 'cuando es la plquria dl jueves'],
    ['no ncuentro ls gafs', 'no encuentro ls gafas'],
    ['quiero quital lo desos', 'quiero quitar lo de esos'],
    ['y eso a qué ahora es', 'y eso a qué hora es'],
    ['siii, vengaaa', 'sí, venga'],
    ['sii', 'sí'],
    ['valee, guardalooo', 'vale, guardalo'],
    ['noo, queee va', 'no, que va'],
    ['muuuuchas graciasss', 'muchas graciasss'],
    ['vale pues hay lo dejas', 'vale pues ahí lo dejas'],
    ['hay estaré', 'ahí estaré'],
    ['era fási y son iguá', 'era fácil y son igual'],
    ['a las 5 y mdia el virnes', 'a las 5 y media el viernes'],
    ['tengo que lebantarme mui tenprano', 'tengo que levantarme muy temprano'],
  ])('reads %j as %j', (said, written) => {
    expect(wellWritten(said)).toBe(written);
  });
});

describe('what is written as it should be', () => {
  it.each([
    // Words that sound like others, and are words.
    'la valla del corral y la baya del enebro',
    'cuece los garbanzos y cose el botón',
    'voy a casa de caza',
    'bota las botas y vota al alcalde',
    'ay, qué susto, ahí hay un haya',
    'echo la sal, y hecho está',
    'el asta de la bandera y el ala del tejado',
    'Juan e Inés van a misa',
    'voy al mercado a pescado y a helado',
    'que sea leído despacio',
    'huele a quemado, el olor a quemado sube',
    'tela de lana, tres palas y unas telas',
    'debe de haber que barrer, y va a haber si llueve',
    'ha de ir, y me ha la mar de gustado',
    'los bienes de la abuela y la valla del huerto',
    'mi consuegra revisa la contraventana',
    'el cacao y el bacalao',
    // Names, and things that nobody here has heard of.
    'llama a la Vicenta, a la Yoli y a la Feli',
    'apunta lo de Bicente Rozas Chabes',
    'recuérdame ir a casa de la chon con maripuri',
    'llama a lola, a mimi y a la sole',
    'compra fruslas y zorrongollo',
    'llama a abel, a maribel, a luismi y a manoli',
    'mira la tablet y el wasap',
    // The speech of the village is read by those who read words.
    'er médico ar que voy der pueblo',
    'he tomao las pastillas y estoy cansao',
    'lee lo que creen y lo que leen en el XXIII y el XVIII',
    'hay la misma gente y hay lo que hay',
    'no hay la menor duda',
  ])('leaves %j as it is', (said) => {
    expect(wellWritten(said)).toBe(said);
  });
});

/** Of the verbs "asir" and "balar", and names of letters, which nobody here means. */
const GIVE_WAY = /^(?:ase|asen|abia|avia|bale|be|bes|oras|mui|aveces|osea|dela|melas|melo)$/;
const EVERY = 29;

describe('the dictionary', () => {
  it('stays as it is, word by word', () => {
    const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const forms = formsIn(textOf(dictionary.aff), textOf(dictionary.dic));
    const words = [...forms].filter((it, i) => i % EVERY === 0 && /^[a-záéíóúüñ]{2,12}$/.test(it));
    const changed = words.filter((it) => wellWritten(`aquel ${it} aquel`) !== `aquel ${it} aquel`);
    expect(changed.filter((it) => !GIVE_WAY.test(plain(it)))).toEqual([]);
  }, 60_000);
});
