import type { ComponentType } from 'react';
import { WelcomeLanding } from '../features/municipalities/screens/welcome-landing.tsx';
import { type Chunk, chunk, held } from '../lib/chunk.tsx';
import type { ViewName, ViewParams } from '../lib/views.ts';

export interface ViewEntry<P extends object> {
  /** Stands in the browser's title bar, before "· Encina". */
  title: string;
  /** Text is 20 px for users, 18 px for staff and family. */
  side: 'user' | 'staff';
  /** Fetched while nothing else happens: the views that come next. */
  next: readonly ViewName[];
  component: Chunk<ComponentType<P>>;
}

function view<P extends object>(
  title: string,
  side: 'user' | 'staff',
  load: () => Promise<ComponentType<P>>,
  next: readonly ViewName[] = [],
): ViewEntry<P> {
  return { title, side, next, component: chunk(load) };
}

/** Every view, each a chunk of its own but for the first that a visitor sees. `lib/views.ts` says what each must be told. */
export const viewRegistry: { readonly [V in ViewName]: ViewEntry<ViewParams<V>> } = {
  'welcome-landing': {
    title: 'Bienvenida',
    side: 'user',
    next: ['main-select'],
    component: held(WelcomeLanding),
  },
  landing: view(
    'Entrada',
    'user',
    async () => (await import('../features/municipalities/screens/landing.tsx')).Landing,
    ['main-select'],
  ),
  'main-select': view(
    'Inicio',
    'user',
    async () => (await import('../features/municipalities/screens/main-select.tsx')).MainSelect,
    ['user-select'],
  ),
  'municipality-select': view(
    'Elegir municipio',
    'user',
    async () =>
      (await import('../features/municipalities/screens/municipality-select.tsx'))
        .MunicipalitySelect,
    ['main-select'],
  ),
  'admin-login': view(
    'Administración',
    'staff',
    async () => (await import('../features/admins/screens/admin-login.tsx')).AdminLogin,
    ['admin-dashboard'],
  ),
  'admin-dashboard': view(
    'Panel de Administración',
    'staff',
    async () => (await import('./views/admin-panel.tsx')).AdminPanel,
  ),
  'user-select': view(
    'Seleccionar Usuario',
    'user',
    async () => (await import('./views/user-select.tsx')).UserSelect,
    ['user-menu'],
  ),
  'user-menu': view(
    'Inicio',
    'user',
    async () => (await import('./views/user-menu.tsx')).UserMenu,
    // The way out is open without a network, too.
    ['reminders', 'landing'],
  ),
  reminders: view(
    'Recordatorios',
    'user',
    async () => (await import('../features/reminders/screens/reminders.tsx')).Reminders,
  ),
  gallery: view(
    'Mis Recuerdos',
    'user',
    async () => (await import('../features/media/screens/gallery.tsx')).Gallery,
  ),
  metrics: view('Mi Actividad', 'user', async () => (await import('./views/metrics.tsx')).Metrics),
  settings: view('Ajustes', 'user', async () => (await import('./views/settings.tsx')).Settings),
  chat: view('Tu Asistente Virtual', 'user', async () => (await import('./views/chat.tsx')).Chat),
  'support-messages': view(
    'Mensajes',
    'user',
    async () => (await import('./views/messages.tsx')).Messages,
  ),
  'support-login': view(
    'Personas de Apoyo',
    'staff',
    async () => (await import('../features/support/screens/support-login.tsx')).SupportLogin,
    ['support-dashboard'],
  ),
  'support-dashboard': view(
    'Panel de Apoyo',
    'staff',
    async () => (await import('./views/support-dashboard.tsx')).SupportDashboard,
  ),
  'games-menu': view(
    'Juegos',
    'user',
    async () => (await import('../features/games/screens/games-menu.tsx')).GamesMenu,
    ['memory-games-menu', 'other-games-menu'],
  ),
  'memory-games-menu': view(
    'Juegos de memoria',
    'user',
    async () => (await import('../features/games/screens/memory-games-menu.tsx')).MemoryGamesMenu,
  ),
  'other-games-menu': view(
    'Otros juegos',
    'user',
    async () => (await import('../features/games/screens/other-games-menu.tsx')).OtherGamesMenu,
  ),
  'memory-game': view(
    'Parejas de cartas',
    'user',
    async () => (await import('../features/games/screens/memory-game.tsx')).MemoryGame,
  ),
  'number-sequence-game': view(
    'Secuencia de números',
    'user',
    async () =>
      (await import('../features/games/screens/number-sequence-game.tsx')).NumberSequenceGame,
  ),
  'pattern-memory-game': view(
    'Patrones de colores',
    'user',
    async () =>
      (await import('../features/games/screens/pattern-memory-game.tsx')).PatternMemoryGame,
  ),
  'visual-memory-game': view(
    'Memoria visual',
    'user',
    async () => (await import('../features/games/screens/visual-memory-game.tsx')).VisualMemoryGame,
  ),
  'sudoku-game': view(
    'Sudoku',
    'user',
    async () => (await import('../features/games/screens/sudoku-game.tsx')).SudokuGame,
  ),
  'puzzle-game': view(
    'Rompecabezas',
    'user',
    async () => (await import('./views/puzzle-game.tsx')).PuzzleGame,
  ),
  'math-game': view(
    'Juegos de matemáticas',
    'user',
    async () => (await import('../features/games/screens/math-game.tsx')).MathGame,
  ),
};
