import { describe, expect, it } from 'vitest';
import { fakeGateway, message, reminder, talkWith } from '../testing/fake-gateway.ts';

const PILL = { category: 'Medicación' } as const;
const REMINDERS = [
  { ...reminder('Pastilla de la tensión', '2026-11-20T09:00'), ...PILL },
  { ...reminder('Pastilla del corazón', '2026-11-20T21:00'), ...PILL },
  reminder('Peluquería', '2026-11-21T12:00'),
  reminder('Misa del tío Paco', '2026-11-22T12:00'),
  reminder('Médico', '2026-11-25T10:15'),
];
const MESSAGES = [
  message('Lucía', 'El butano te lo lleva Paco mañana.'),
  message('Pedro', 'He llegado bien.'),
];

async function lastOf(...lines: readonly string[]): Promise<string> {
  const say = talkWith(fakeGateway({ reminders: REMINDERS, messages: MESSAGES }).gateway);
  let text = '';
  for (const line of lines) ({ text } = await say(line));
  return text;
}

describe('which of two moments it is', () => {
  it.each([
    ['Ah, claro, la misa, ¿y eso era a las doce o a la una, que siempre me lío?', 'Misa'],
    ['lo que no recuerdo es si lo del médico es el veinticinco o el veintiséis', 'Médico'],
    ['¿Y el del miércoles, a las diez y cuarto o y media?', 'Médico'],
    ['estaba dándole vueltas a si lo de la misa era este domingo o el otro', 'Misa'],
    ['¿El butano lo traen hoy o mañana?', 'te lo lleva Paco'],
  ])('is told of the thing that she names: %s', async (said, told) => {
    expect(await lastOf(said)).toContain(told);
  });

  it('is told of the thing that was talked about', async () => {
    expect(await lastOf('¿cuándo es la peluquería?', '¿por la mañana o por la tarde?')).toContain(
      'Peluquería: mañana, a las 12:00',
    );
  });

  it.each([
    '¿Son las cinco o las seis?',
    '¿Hoy es jueves o viernes?',
    'Vino el cura a las doce o a la una, no sé yo.',
    '¿El entierro de la Juana es a las cinco o a las seis?',
  ])('is not told of what she does not ask after: %s', async (said) => {
    expect(await lastOf('¿cuándo es la peluquería?', said)).not.toContain('Peluquería');
  });
});

describe('one of her things', () => {
  it.each([
    ['La misa del tío Paco… ¿qué día era?', 'Misa del tío Paco: pasado mañana'],
    ['¿El corte de pelo es hoy?', 'Peluquería: mañana'],
    ['¿Y lo de cortarme el pelo no era el lunes?', 'Peluquería: mañana'],
  ])('is told where she asks after it: %s', async (said, told) => {
    expect(await lastOf(said)).toContain(told);
  });

  it('is told once more where she had believed another day, and nothing is noted', async () => {
    const told = await lastOf('¿cuándo es la peluquería?', 'Pues a mí me habían dicho el jueves.');
    expect(told).toBe('Lo que está apuntado es esto. Peluquería: mañana, a las 12:00.');
  });

  it.each([
    ['¿la otra cuándo es?', 'Pastilla del corazón'],
    ['¿Y la otra, a qué hora debía haberla tomado?', 'Pastilla del corazón'],
    ['¿Esa es la de la tensión o la otra?', 'Pastilla de la tensión'],
  ])('is the one that she points at: %s', async (said, told) => {
    expect(await lastOf('¿cuándo es la pastilla de la tensión?', said)).toMatch(`${told}: hoy`);
  });
});

describe('a pill that was just told', () => {
  const KNOWN = '¿A qué hora es la pastilla del corazón?';

  it('is the one of which she asks whether it was taken', async () => {
    const told = await lastOf(
      KNOWN,
      'Me da miedo repetirla, hoy no la he tomado todavía, ¿verdad?',
    );
    expect(told).toBe('Todavía no. Es a las 21:00: «Pastilla del corazón».');
  });

  it.each(['¿Y la del colesterol la he tomado?', 'ay, que me la he tomado yo dos veces'])(
    'is not what is told of another, or of what was taken twice: %s',
    async (said) => {
      expect(await lastOf(KNOWN, said)).not.toContain('corazón');
    },
  );
});

describe('what is left of a day', () => {
  it.each(['¿Qué me queda hoy?', 'q m qeda oy', '¿Qué me quea hoy por hacé?'])(
    'is all that is open: %s',
    async (said) => {
      expect(await lastOf(said)).toMatch(/tensión.*corazón/s);
    },
  );

  it('is that of its evening', async () => {
    const told = await lastOf('¿cuándo es la misa?', '¿Y por la noche cuál es la que me toca?');
    expect(told).toContain('Pastilla del corazón');
    expect(told).not.toContain('tensión');
  });
});

describe('what somebody wrote', () => {
  it.each([
    'mi Pedro me ha puesto algo que no sé qué será, léemelo que no veo sin las gafas',
    'Pedro ha mandado un recado y no encuentro las gafas, así que léemelo tú anda',
  ])('is read alone, however long she tells of it: %s', async (said) => {
    expect(await lastOf(said)).toMatch(/^Pedro te escribió[^«]*«He llegado bien\.»$/);
  });

  it('is read of the others', async () => {
    expect(await lastOf('léeme lo de Lucía', '¿Y los otros?')).toMatch(/^Pedro te escribió/);
  });
});

describe('what she says to keep company', () => {
  it.each([
    ['Pues aquí estamos.', 'Y yo aquí, contigo.'],
    ['mucho es', 'Pues sí.'],
    ['Pues eso, que no se me acumule.', 'Pues sí.'],
  ])('opens nothing: %s', async (said, answer) => {
    expect(await lastOf(said)).toBe(answer);
  });

  it.each(['Bueno, no te entretengo más.', 'Hasta mañana, si Dios quiere.'])(
    'takes leave: %s',
    async (said) => {
      expect(await lastOf(said)).toMatch(/^Hasta luego/);
    },
  );

  it('tells of no day where the morning was a bad one', async () => {
    expect(await lastOf('Perdona, que llevo mala mañana.')).not.toContain('Peluquería');
  });
});
