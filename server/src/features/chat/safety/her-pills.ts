import { inLines } from '../understanding/in-lines.ts';
import { isAboutTaking } from '../understanding/question.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { Danger } from './answers.ts';

const NAMES = 'pastillas?|medicinas?|medicacion|gotas|insulina|jarabe|sintrom';
const PILLS = new RegExp(`\\b(?:${NAMES}|mia)\\b`);
/** A man of few words asks for them. */
const PILLS_ALONE = new RegExp(`^(?:y )?(?:(?:la|las|el|mi|mis) )?(?:${NAMES})$`);
const TOO_MUCH = new RegExp(inLines`\b(?:
  mas|doble|veces|tod[oa]s|junt[oa]s|much[oa]s|demasiad[oa]s?|bote|caja|puñado|error|sin querer
  |otra|dos|tres|cuatro|cinco|diez|veinte|de mi|de su|equivoc\w{0,6}|mal|maread[oa]|no era|no es
  |puñao|enter[oa]|botella|bebido|perro|vez
)\b`);

/** "La pastilla", "las gotas de la tensión", "la del corazón". */
const ONE = inLines`(?:la|el|las|los|mi|mis) (?:
  (?:${NAMES})(?: (?:de|del)(?: la| los| las)? \p{L}+)?|(?:de|del)(?: la| los| las)? \p{L}+
)`;
const WHEN = '(?:cuando|a que hora)(?: (?:me|se))?(?: (?:toca|tengo que|hay que|debo))?';
const AT_SOME_TIME = inLines`(?:
  ahora(?: mismo)?|ya mismo|luego|despues|mas tarde|esta (?:tarde|noche)
  |en cuanto (?:\p{L}+ ){1,3}|cuando (?:me )?\p{L}+
)`;
/** When she takes it, or that it is taken, and not a word besides: "¿cuándo me tomo la del corazón?". */
const ONLY_ITS_HOUR = new RegExp(
  `^(?:(?:y|oye|pues|a ver|dime|hij[oa]) )*(?:${[
    `${WHEN} (?:me )?(?:la )?(?:tomo|tomar|tomarme) ${ONE}`,
    `${ONE} ${WHEN} (?:me )?(?:la )?(?:tomo|toma|tomar|tomarmela)`,
    `${ONE} (?:ya )?toma(?:da)?`,
  ].join('|')})$`,
  'u',
);
const GOING_TO = `voy a tomar(?:me|mel[oa]|l[oa])?(?: ${ONE})?`;
const TAKES = `(?:me (?:la )?tomo (?:yo )?${ONE}|(?:me )?l[oa] tomo|${GOING_TO})`;
/** "Con un vaso de agua", "con la comida". */
const WITH = 'con (?:el|la|un|una) (?:\\p{L}+ de )?\\p{L}+';
/** "Luego me tomo la pastilla", "ahora sí me la tomo", "voy a tomármela". Asked, it is whether she may. */
const PLANS_IT = new RegExp(
  inLines`^(?:(?:pues|ya|no|oye|que|y|ea|bueno) )*(?:
    (?:${AT_SOME_TIME} )+(?:si )?${TAKES}|${GOING_TO}
  )(?: (?:${AT_SOME_TIME}|${WITH}))*$`,
  'u',
);
export const isPlanned = ({ text, plain }: Utterance): boolean =>
  PLANS_IT.test(plain) && !/[¿?]/.test(text);

/** What she took or takes as on any day, or wonders whether she took, is told from her reminders. */
export const isAboutHerPills = (danger: Danger, said: Utterance): boolean => {
  const { order, plain } = said;
  return (
    (danger === 'dose' || danger === 'poison') &&
    (order !== undefined ||
      PILLS_ALONE.test(plain) ||
      (!TOO_MUCH.test(plain) &&
        (ONLY_ITS_HOUR.test(plain) ||
          isPlanned(said) ||
          (isAboutTaking(plain) && PILLS.test(plain)))))
  );
};
