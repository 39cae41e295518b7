export const BACKUP_HELP = `Uso: npm run backup [-- <carpeta>]

Hace una copia de todo, también con Encina en marcha: en la carpeta que digas, o
en la carpeta (BACKUP_DIR), el almacén (BACKUP_S3_…) y los discos enchufados.

  --sheet   Crea la frase que cierra las copias, si no la hay, y da su hoja para
            imprimir:  npm run --silent backup -- --sheet > hoja.html
  --help    Enseña esta ayuda.
`;

export const VERIFY_HELP = `Uso: npm run verify [-- <copia>]

Lee una copia entera y dice si sirve. No cambia nada. Sin decir cuál, la última.
`;

export const RESTORE_HELP = `Uso: npm run restore [-- <copia>]

Recupera una copia en DATA_DIR, con Encina parada. Sin decir cuál, la última.
Pide la frase de la hoja.

  --replace   Cambia los datos que hay por los de la copia. Los de ahora se
              guardan un mes en DATA_DIR.
  --no-copy   Con --replace: no copia antes lo que hay en PostgreSQL o S3.
  --help      Enseña esta ayuda.
`;
