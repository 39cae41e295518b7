import { GAME_NAMES } from '../game-names.ts';
import { offer, type Respond } from '../skill.ts';
import { counted, dayWords, firstName } from '../spanish.ts';

const A_WEEK = 7;

export const weekDone: Respond = async ({ gateway }) => {
  const { activeDays, gamesPlayed, chatMessages, remindersViewed, totalMinutes } =
    await gateway.activity(A_WEEK);
  if (activeDays === 0)
    return { text: 'Esta semana casi no has entrado. Hoy es un buen día para empezar.' };
  const parts = [
    `has entrado ${counted(activeDays, 'día', 'días')}`,
    ...(totalMinutes > 0 ? [`has estado ${counted(totalMinutes, 'minuto', 'minutos')}`] : []),
    ...(gamesPlayed > 0 ? [`has jugado ${counted(gamesPlayed, 'partida', 'partidas')}`] : []),
    ...(remindersViewed > 0
      ? [`has mirado ${counted(remindersViewed, 'recordatorio', 'recordatorios')}`]
      : []),
    ...(chatMessages > 0 ? [`me has dicho ${counted(chatMessages, 'cosa', 'cosas')}`] : []),
  ];
  const done = (await gateway.agenda(1)).filter(({ isCompleted }) => isCompleted).length;
  const today = done > 0 ? ` Hoy has hecho ${counted(done, 'recordatorio', 'recordatorios')}.` : '';
  return {
    text: `En ${A_WEEK} días ${parts.join(', ')}.${today} ¡Muy bien, ${firstName((await gateway.profile()).name)}!`,
    link: 'metrics',
  };
};

export const gameLast: Respond = async ({ gateway, now }) => {
  const [last, ...before] = await gateway.scores();
  if (!last) {
    return offer('Todavía no has jugado ninguna partida. ¿Quieres jugar ahora?', 'open.games');
  }
  const day = Temporal.Instant.from(last.completedAt)
    .toZonedDateTimeISO(now.timeZoneId)
    .toPlainDate();
  const same = before.filter(({ gameType }) => gameType === last.gameType);
  const isBest = same.length > 0 && same.every(({ score }) => score <= last.score);
  const praise = isBest ? ' ¡Es lo mejor de tus últimas partidas!' : '';
  return {
    text: `Lo último fue ${GAME_NAMES[last.gameType]}, ${dayWords(day, now.toPlainDate())}: ${counted(last.score, 'punto', 'puntos')}.${praise}`,
    link: 'games-menu',
  };
};

export const memoriesCount: Respond = async ({ gateway }) => {
  const all = await gateway.memories();
  if (all.length === 0)
    return { text: 'Todavía no tienes fotos ni vídeos guardados.', link: 'gallery' };
  const photos = all.filter(({ mimeType }) => mimeType.startsWith('image/')).length;
  const videos = all.filter(({ mimeType }) => mimeType.startsWith('video/')).length;
  const favorites = all.filter(({ isFavorite }) => isFavorite).length;
  const likes = favorites > 0 ? ` ${counted(favorites, 'es favorito', 'son favoritos')}.` : '';
  return {
    text: `Tienes ${counted(photos, 'foto', 'fotos')} y ${counted(videos, 'vídeo', 'vídeos')}.${likes}`,
    link: 'gallery',
  };
};

export const myName: Respond = async ({ gateway, conversation }) => {
  const { name } = await gateway.profile();
  const called = conversation.called ? ` Me has dicho que te llame ${conversation.called}.` : '';
  return { text: `Te llamas ${name}.${called}` };
};

export const myAge: Respond = async ({ gateway, now }) => {
  const { birthDate } = await gateway.profile();
  if (!birthDate) return { text: 'No tengo apuntada tu fecha de nacimiento.' };
  const born = Temporal.PlainDate.from(birthDate);
  const today = now.toPlainDate();
  const years = born.until(today, { largestUnit: 'years' }).years;
  const birthday = born.add({ years: born.equals(today) ? 0 : years });
  if (birthday.equals(today)) return { text: `Hoy cumples ${years} años. ¡Muchas felicidades!` };
  const next = born.add({ years: years + 1 });
  return { text: `Tienes ${years} años. Cumples ${years + 1} ${dayWords(next, today)}.` };
};
