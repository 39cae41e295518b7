import { counted } from '../../../lib/numbers.ts';
import { useMetrics } from '../activity.queries.ts';

/** A month of participation in four figures, for staff whom the person lets see it. */
export function Participation({ userId, allowed }: { userId: string; allowed: boolean }) {
  return (
    <section className="grid gap-1">
      <h3>Participación</h3>
      {allowed ? (
        <Figures userId={userId} />
      ) : (
        <p>Esta persona no comparte su participación con el ayuntamiento.</p>
      )}
    </section>
  );
}

function Figures({ userId }: { userId: string }) {
  const { data, error } = useMetrics(userId, 30, true);
  if (error) return <p>No se pudieron cargar los datos.</p>;
  if (!data) return <p>Cargando métricas...</p>;
  const { totalMinutes, activeDays, gamesPlayed, chatMessages } = data;
  const time = `${Math.floor(totalMinutes / 60)} h ${totalMinutes % 60} min`;
  return (
    <p>
      En los últimos 30 días: {counted(activeDays, 'día activo', 'días activos')}, {time},{' '}
      {counted(gamesPlayed, 'partida', 'partidas')} y{' '}
      {counted(chatMessages, 'mensaje al asistente', 'mensajes al asistente')}.
    </p>
  );
}
