/** What `npm run admin` can do, in the words of who holds the server. */
export const HELP = `Uso: npm run admin -- <orden> [opciones]

Órdenes:
  status           La versión, la base de datos, el disco, las copias y la clave.
  jobs             Las tareas del servidor: las que no se pudieron hacer y las
                   que tocan ahora.
  list             Los municipios y las cuentas de su personal.
  create           Crea una cuenta del personal:
                     --nombre="Ana Gil" --correo=ana@pueblo.es
  reset-password   Cambia la contraseña de una cuenta y cierra sus sesiones:
                     --correo=ana@pueblo.es
  clear-factors    Quita la llave de acceso y los códigos a quien los ha perdido:
                     --correo=ana@pueblo.es
  unlock-pin       Quita la espera por PIN equivocado a una persona:
                     --persona="Josefa Gómez"
  close-setup      Cierra la creación de la primera cuenta desde la pantalla.
  compliance       Escribe los papeles de protección de datos y seguridad, para
                   firmarlos, en la carpeta de --carpeta=… (si no, en papeles).
  move             Lleva todo de SQLite y el disco a PostgreSQL y, si lo dices,
                   a un almacén S3, con Encina parada:
                     --to=postgres://… --store=s3://cubo

Opciones:
  --municipio=…    Nombre o identificador. Hace falta cuando hay varios.
  --help           Enseña esta ayuda.

La contraseña se pide sin mostrarla. También puede llegar por la entrada:
  npm run --silent admin -- create --nombre=Ana --correo=ana@pueblo.es < contraseña.txt

Usa las mismas variables que el servidor: DATA_DIR y DATABASE_URL.
Puede usarse con Encina en marcha, menos move.
`;
