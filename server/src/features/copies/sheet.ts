export interface Sheet {
  readonly passphrase: string;
  /** Of the town's Encina, where it has one. */
  readonly address: string | undefined;
}

/** A page to be printed and kept away from the server: the passphrase, and what to do with it. */
export const sheetPage = ({ passphrase, address }: Sheet): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>La frase de las copias de Encina</title>
<style>
  body { font: 16px/1.5 sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff; }
  h1 { font-size: 1.8rem; }
  .phrase { font: bold 1.6rem/1.6 monospace; border: 3px solid #000; padding: 1rem; overflow-wrap: anywhere; }
  code { font-size: 1rem; overflow-wrap: anywhere; }
  .fill { border-bottom: 1px solid #000; display: inline-block; min-width: 14rem; }
  li { margin-bottom: 0.5rem; }
</style>
</head>
<body>
<h1>La frase de las copias de Encina</h1>
<p class="phrase">${escaped(passphrase)}</p>
<p>Sin esta frase nadie puede abrir las copias, tampoco quien hizo Encina.</p>
<ul>
<li>Guarda esta hoja en la caja fuerte, lejos del servidor y de los discos de las copias.</li>
<li>No le hagas fotos ni la mandes por correo.</li>
<li>Borra el archivo con el que la has impreso.</li>
</ul>
<h2>Para recuperar una copia</h2>
<ol>
<li>Instala Encina en un ordenador, como dice su manual. No la arranques.</li>
<li>Enchufa el disco, o trae el archivo de la copia. Se llama <code>encina-….age</code>.</li>
<li>Escribe <code>npm run restore -- encina-….age</code> y después la frase.</li>
</ol>
<p>Dirección de Encina: ${address ? `<b>${escaped(address)}</b>` : '<span class="fill"></span>'}</p>
<p>Municipio: <span class="fill"></span></p>
<p>Quién la guarda y desde cuándo: <span class="fill"></span></p>
</body>
</html>
`;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
