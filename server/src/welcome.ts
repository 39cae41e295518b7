import type { AddressInfo } from 'node:net';
import type { Config } from './core/config.ts';

/** What the clerk reads when the server is up; on a first start, what to do next. */
export function welcome(
  config: Config,
  address: AddressInfo | string | null,
  isFirstStart: boolean,
): string {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host)
    ? 'localhost'
    : config.host;
  const lines = [`Encina está en marcha: ${config.publicUrl ?? `http://${host}:${port}`}`];
  if (isFirstStart) {
    lines.push(
      '',
      'Primeros pasos:',
      '  1. Abre esa dirección en el navegador y toca la pantalla.',
      '  2. Entra en «Administración» y pulsa «Crear Cuenta de Administrador».',
      '  3. Inicia sesión y pulsa «Crear Nuevo Usuario».',
      ...(config.setupCode ? ['  Te pedirá el código de SETUP_CODE.'] : []),
    );
  }
  lines.push('Para cerrarla, pulsa Control y C.', '');
  return lines.join('\n');
}
