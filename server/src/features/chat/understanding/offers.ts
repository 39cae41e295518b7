import type { Intent } from './intents.ts';

/** What is held out where it is not sure what she wants: as the end of "¿Quieres …?", and as its button says it. */
const OFFERS: Partial<Record<Intent, readonly [wish: string, button: string]>> = {
  'agenda.day': ['saber qué tienes hoy', '¿Qué tengo hoy?'],
  'agenda.next': ['saber qué te toca ahora', '¿Qué me toca ahora?'],
  'agenda.missed': ['saber qué te queda por hacer', '¿Qué me queda por hacer?'],
  'reminder.add': ['apuntar un recordatorio', 'Apuntar un recordatorio'],
  'reminder.move': ['cambiar la hora de un recordatorio', 'Cambiar la hora'],
  'reminder.complete': ['marcar algo como hecho', 'Marcarlo como hecho'],
  'reminder.remove': ['quitar un recordatorio', 'Quitar un recordatorio'],
  'messages.new': ['saber si tienes mensajes', '¿Tengo mensajes?'],
  'messages.who': ['saber quién te ha escrito', '¿Quién me ha escrito?'],
  'messages.read': ['que te lea los mensajes', 'Léeme los mensajes'],
  'family.names': ['saber quién es tu gente', '¿Quién es mi gente?'],
  'family.call': ['llamar a tu familia', 'Llamar a mi familia'],
  'family.write': ['escribir a tu familia', 'Escribir a mi familia'],
  'open.games': ['jugar', 'Abrir los juegos'],
  'open.gallery': ['ver tus recuerdos', 'Abrir mis recuerdos'],
  'open.messages': ['abrir los mensajes', 'Abrir los mensajes'],
  'open.reminders': ['abrir los recordatorios', 'Abrir los recordatorios'],
  'open.settings': ['abrir los ajustes', 'Abrir los ajustes'],
  'open.activity': ['abrir tu actividad', 'Abrir mi actividad'],
  'time.now': ['saber qué hora es', '¿Qué hora es?'],
  'date.today': ['saber qué día es', '¿Qué día es hoy?'],
  'date.saint': ['saber qué santo es', '¿Qué santo es hoy?'],
  'date.season': ['saber en qué estación estamos', '¿En qué estación estamos?'],
  'day.part': ['saber si es de día o de noche', '¿Es de día o de noche?'],
  'week.done': ['saber qué has hecho esta semana', '¿Qué he hecho esta semana?'],
  'game.last': ['saber cómo te fue jugando', '¿Cómo me fue jugando?'],
  'memories.count': ['saber cuántos recuerdos tienes', '¿Cuántos recuerdos tengo?'],
  'memory.talk': ['hablar de tus recuerdos', 'Hablemos de mis recuerdos'],
  'my.name': ['saber cómo te llamas', '¿Cómo me llamo?'],
  'my.age': ['saber qué edad tienes', '¿Cuántos años tengo?'],
  'where.am.i': ['saber dónde estás', '¿Dónde estoy?'],
  'town.hall': ['saber del ayuntamiento', 'El teléfono del ayuntamiento'],
  joke: ['oír un chiste', 'Cuéntame un chiste'],
  saying: ['oír un refrán', 'Dime un refrán'],
  riddle: ['oír una adivinanza', 'Dime una adivinanza'],
  'riddle.solution': ['saber la solución', 'Dime la solución'],
  poem: ['oír un poema', 'Recítame un poema'],
  breathing: ['respirar un rato', 'Respiremos un poco'],
  'mood.good': ['decirme que estás bien', 'Estoy bien'],
  'mood.sad': ['decirme que estás triste', 'Tengo un mal día'],
  'mood.lonely': ['decirme que te pesa la soledad', 'Me pesa la soledad'],
  'mood.bored': ['pasar el rato', 'Me aburro'],
  'mood.tired': ['decirme que no puedes más', 'Tengo mucho cansancio'],
  health: ['decirme que te encuentras mal', 'Me encuentro mal'],
  'how.are.you': ['saber cómo estoy', '¿Cómo estás?'],
  'who.are.you': ['saber quién soy', '¿Quién eres?'],
  'what.can.you.do': ['saber qué sé hacer', '¿Qué sabes hacer?'],
  privacy: ['saber quién lee esto', '¿Quién lee esto?'],
  weather: ['saber qué tiempo hace', '¿Qué tiempo hace?'],
  news: ['saber qué pasa en el mundo', '¿Qué pasa en el mundo?'],
  music: ['oír música', 'Pon música'],
  again: ['otra cosa así', 'Otra'],
  repeat: ['que lo repita', 'Repítelo'],
  listened: ['contarme algo', 'Solo te lo contaba'],
};

/** As many buttons as stand under one answer (decision 0067). */
export const MOST_BUTTONS = 3;

/** Whether it can be held out: nobody is asked whether she wanted to say thank you. */
export const isOffered = (intent: Intent): boolean => OFFERS[intent] !== undefined;

export const buttonOf = (intent: Intent): string => OFFERS[intent]?.[1] ?? '';

const eitherOf = new Intl.ListFormat('es', { type: 'disjunction' });

/** "¿Quieres saber qué tienes hoy o jugar?" */
export const questionOf = (intents: readonly Intent[]): string =>
  `¿Quieres ${eitherOf.format(intents.map((it) => OFFERS[it]?.[0] ?? ''))}?`;
