import { dictionary } from '@zxcvbn-ts/language-common';

/** As the field asks for: those that a stranger tries first. */
const MOST_COMMON = 3_000;
/** Shorter ones are refused before they come here. */
const LEAST_LETTERS = 6;

/** What a Spanish town hall would think of, and this product's own names, which no public list has. */
const HERE =
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 654321 111111 1111111
  11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 999999 112233 121212 123123 123321
  123654 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1qaz2wsx 123qwe 123abc abc123 abcd1234 abcdef a123456
  a12345678 aa123456 aaaaaa qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwe123 asdfgh asdfghjkl asdasd zxcvbn
  zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd p@ssword contraseña contrasena
  contraseña1 contrasena1 contraseña123 contrasena123 administrador administrador1 admin1 admin12 admin123
  admin1234 administrator ayuntamiento ayuntamiento1 ayuntamiento123 matamoros valledematamoros encina encina1
  encina123 encina2026 welcome welcome1 bienvenido bienvenida bienvenidos usuario usuario1 usuario123 secreto
  letmein iloveyou tequiero tequiero1 teamo1 teamomucho mividaeres miamor amorcito cariño carino princesa
  princess sunshine monkey dragon football futbol barcelona barcelona1 realmadrid realmadrid1 madrid sevilla
  atletico athletic valencia extremadura badajoz caceres españa espana espana1 alejandro alejandra fernando
  francisco antonio manuel carmen cristina daniel sergio roberto carlos miguel andrea alberto patricia estrella
  mariposa corazon chocolate pokemon superman batman naruto starwars minecraft hola123 hola1234 holahola
  prueba prueba1 prueba123 test123 test1234 changeme cambiame default master shadow trustno1 whatever
  michael jordan jennifer charlie thomas hunter2 killer freedom computer internet google facebook samsung
  andalucia lunes1 domingo verano verano2026 invierno primavera enero2026 noviembre diciembre`
    .trim()
    .split(/\s+/);

const leaked = dictionary['passwords-common']
  .filter((password) => password.length >= LEAST_LETTERS)
  .slice(0, MOST_COMMON);

/** The most common leaked passwords of six characters or more, and what is guessed first in Spain. In lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...leaked, ...HERE].map((password) => password.toLowerCase()),
);
