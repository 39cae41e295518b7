import { describe, expect, it } from 'vitest';
import { titleIn } from './title.ts';

const titled = (said: string, told?: string) => titleIn(said, [], told);

describe('a title', () => {
  it.each([
    ['recuérdame que apague el horno', 'Apagar el horno'],
    ['recuérdame que encienda la vela', 'Encender la vela'],
    ['recuérdame que le dé cuerda al reloj', 'Darle cuerda al reloj'],
    ['acuérdame de echale de comer a los perros', 'Echarle de comer a los perros'],
    ['apúntame que bajo a Badajoz a por las gafas', 'Bajar a Badajoz a por las gafas'],
    ['apunta que echo yo el sulfato', 'Echar el sulfato'],
  ])('names what is to be done: %s', (said, title) => {
    expect(titled(said)).toBe(title);
  });

  it.each([
    ['apúntame que sale el autobús', 'Sale el autobús'],
    ['apúntame que viene el fontanero', 'Viene el fontanero'],
    ['apunta que Lucía cumple años', 'Lucía cumple años'],
    ['apunta regalos de la comunión', 'Regalos de la comunión'],
    ['apunta partido con Juan', 'Partido con Juan'],
  ])('stays what it is where nobody is to do it: %s', (said, title) => {
    expect(titled(said)).toBe(title);
  });

  it.each([
    ['avísame que lo saque del molde', 'he hecho un bizcocho. ', 'Sacar el bizcocho del molde'],
    ['avísame para apagarla', 'la olla está al fuego, ', 'Apagar la olla'],
    ['recuérdame llamarle', 'es el cumpleaños de mi hijo Julián, ', 'Llamar a mi hijo Julián'],
    ['avísame que lo saque', 'ya está la cena, ', 'Sacarlo'],
  ])('says what it is of, where she told it: %s', (said, before, title) => {
    expect(titled(said, `${before}${said}`)).toBe(title);
  });
});

describe('a thing with its article', () => {
  it.each([
    ['recuérdame la misa del domingo', 'La misa del domingo'],
    ['recuérdame que la misa es por mi tío', 'La misa es por mi tío'],
    ['recuérdame la pastilla', 'La pastilla'],
    ['apunta la leche', 'La leche'],
    ['apunta las gafas', 'Las gafas'],
  ])('is no deed: %s', (said, title) => {
    expect(titled(said)).toBe(title);
  });
});
