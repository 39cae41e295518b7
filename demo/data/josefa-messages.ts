import type { PlannedMessage } from './person.ts';

export const JOSEFA_MESSAGES: readonly PlannedMessage[] = [
  {
    from: 'mercedes',
    text: 'Mira, mamá, los niños ayer en el cumple de Lucía. ¡Te guardamos un trozo de tarta!',
    day: 0,
    time: 42,
    scene: 'birthday.webp',
    unseen: true,
  },
  {
    from: 'luis',
    text: 'Buenos días, mamá. El domingo voy a comer. ¿Llevo yo el pan?',
    day: 0,
    time: 185,
    unseen: true,
  },
  {
    from: 'remedios',
    text: 'Josefa, mañana paso media hora más tarde, que tengo médico. No se preocupe.',
    day: -1,
    time: '20:10',
    unseen: true,
  },
  { from: 'mercedes', text: '¿Has tomado la pastilla, mamá? Un beso.', day: -1, time: '09:20' },
  {
    from: 'luis',
    text: 'Esta la saqué cuando fuimos a la aceituna. Papá sale muy bien.',
    day: -2,
    time: '18:45',
    scene: 'olives.webp',
  },
  {
    from: 'mercedes',
    text: 'Ya tengo las entradas del teatro. Vamos las dos, como antes.',
    day: -3,
    time: '21:05',
  },
  { from: 'remedios', text: 'Le he dejado la compra en la nevera.', day: -4, time: '13:30' },
  {
    from: 'luis',
    text: 'El coche está arreglado. Ya puedo subir a verte.',
    day: -5,
    time: '19:12',
  },
  {
    from: 'mercedes',
    text: 'Los geranios están preciosos. Se lo he enseñado a todas en la oficina.',
    day: -6,
    time: '12:02',
    scene: 'courtyard.webp',
  },
  {
    from: 'luis',
    text: 'Mira cómo bailabais en la velada.',
    day: -7,
    time: '17:30',
    scene: 'verbena.webm',
  },
  { from: 'luis', text: 'Feliz santo, mamá. Te llamo esta noche.', day: -8, time: '08:55' },
  {
    from: 'remedios',
    text: 'La tensión de hoy: 13 y 7. Muy bien, Josefa.',
    day: -9,
    time: '11:40',
  },
  { from: 'mercedes', text: 'Te quiero mucho. Descansa.', day: -10, time: '22:15' },
];
