/** A risk for the people, what Encina does against it, and what remains for the town. */
interface Risk {
  readonly what: string;
  readonly harm: string;
  readonly does: string;
  readonly remains: string;
  /** After the measures, in the judgement of who wrote this: the officer's counts. */
  readonly residual: 'bajo' | 'medio';
}

/** Those of every town. */
export const RISKS: readonly Risk[] = [
  {
    what: 'Otra persona entra en su lugar: una tableta compartida, un PIN que se ve o se adivina.',
    harm: 'Alguien lee sus recordatorios, sus mensajes y su conversación.',
    does: 'Las tabletas se dan de alta una a una. Cinco PIN equivocados hacen esperar. Avisa de los PIN fáciles. Quien entra cierra la visita anterior. El PIN que da el personal vale para una vez; ponerlo y usarlo queda anotado, y ella lo lee.',
    remains:
      'Enseñar a cada persona a no decir su PIN. Decidir a quién no se le pone: entra tocando su foto. Quitar de la lista la tableta que se pierde.',
    residual: 'medio',
  },
  {
    what: 'El personal mira más de lo que necesita.',
    harm: 'Pérdida de intimidad ante quien se encuentra cada día.',
    does: 'El personal no ve recordatorios, mensajes, recuerdos ni conversación. Solo ve un aviso sin respuesta, al final y si ella lo permitió aparte. La actividad, los juegos y el ánimo, solo con permiso de la persona. Cada vista de ellos queda anotada y ella la puede leer. Mirar la ficha no se anota.',
    remains: 'Dar cuenta solo a quien la necesita, y retirarla el día que deja el puesto.',
    residual: 'bajo',
  },
  {
    what: 'La familia ve lo que la persona no quiere enseñar.',
    harm: 'Control, discusiones, presión para dar permisos.',
    does: 'Sin permiso no ven más que su nombre y su foto. De lo que no contesta se enteran solo quienes ella eligió, y de eso solo. El permiso se retira en Ajustes y vale desde la petición siguiente. El historial dice quién lo anotó.',
    remains: 'Hablar con la persona a solas cuando se le pide el permiso.',
    residual: 'medio',
  },
  {
    what: 'La persona no entiende qué acepta o qué comparte.',
    harm: 'Un consentimiento que no vale.',
    does: 'Cada permiso es un interruptor aparte, apagado al principio y con una frase de lo que enseña. Queda anotado qué condiciones se aceptaron, cuándo, ante quién y en qué forma.',
    remains:
      'Explicarlo de palabra, con los apoyos que la persona use para decidir (Ley 8/2021), y volver a preguntarlo al menos una vez al año.',
    residual: 'medio',
  },
  {
    what: 'Las cifras de los juegos se leen como una prueba médica.',
    harm: 'Se la trata como enferma, o se deja de ir al médico.',
    does: 'Lo que ven la familia y el personal dice que no es un examen ni un diagnóstico. Solo se compara con sus propias partidas. A ella no se le compara nada.',
    remains: 'No usarlas para decidir sobre servicios o ayudas.',
    residual: 'medio',
  },
  {
    what: 'Alguien cree que Encina vigila su salud o avisa en una urgencia.',
    harm: 'No se pide ayuda a tiempo.',
    does: 'Las pantallas dicen que en peligro se llama al 112. Un recordatorio sin contestar se muestra como «no lo sabemos». Donde se avisa a los suyos pone que no es teleasistencia.',
    remains: 'Decirlo al entregar la tableta. No sustituye a la teleasistencia.',
    residual: 'medio',
  },
  {
    what: 'El asistente entiende mal o contesta mal.',
    harm: 'Un consejo equivocado, una alarma falsa o una que falta.',
    does: 'No da consejos de salud ni dosis. Las palabras de peligro tienen respuesta fija con el 112. Nada se guarda sin decir qué y a qué hora.',
    remains: 'No usarlo como único apoyo de quien vive solo.',
    residual: 'medio',
  },
  {
    what: 'Se pierden los datos: avería, robo, incendio, secuestro de archivos.',
    harm: 'La persona pierde sus recuerdos y sus recordatorios.',
    does: 'Cada escritura confirmada está en el disco. Antes de actualizar se hace una copia cifrada. Cada noche también, cuando tiene frase y sitio: más arriba se dice si los tiene.',
    remains:
      'Guardar copias fuera de la máquina, y recuperar una para probarla al menos una vez al año.',
    residual: 'medio',
  },
  {
    what: 'Alguien entra desde internet.',
    harm: 'Salen datos de todo un pueblo, también de salud.',
    does: 'Contraseñas y PIN como huellas Argon2id con sal. Cuerpos, intentos y esperas limitados. Cada dirección declara quién puede usarla y las pruebas lo comprueban para todas. El personal puede añadir un segundo paso a su contraseña.',
    remains:
      'HTTPS delante, el sistema operativo al día y una persona responsable de la máquina. Pedir el segundo paso a todo el personal.',
    residual: 'medio',
  },
  {
    what: 'Lo borrado sigue en algún sitio.',
    harm: 'El derecho de supresión no se cumple.',
    does: 'Borrar a una persona borra sus filas y sus archivos. Con SQLite, el sitio que ocupaban se escribe con ceros; con PostgreSQL lo sobrescribe su limpieza. Su número interno queda para volver a borrarla si se recupera una copia. Las copias, cifradas, se borran solas: la más vieja tiene unos seis meses.',
    remains:
      'Poner plazo a las versiones del almacén S3 si se usa, y a los registros de PostgreSQL si se usa. Destruir los discos que se retiran.',
    residual: 'bajo',
  },
];

/** Where what is said to the assistant leaves the machine. */
export const modelRisk = (host: string): Risk => ({
  what: `Lo que se dice al asistente llega a ${host}.`,
  harm: 'Otro guarda o usa conversaciones que pueden hablar de su salud.',
  does: 'Le manda lo que la persona escribe y lo que hace falta para contestar, sin su PIN. Las palabras de peligro no se le mandan.',
  remains:
    'Contrato de encargado que prohíba usarlo para otros fines, y saber en qué país está. Decírselo a la persona.',
  residual: 'medio',
});
