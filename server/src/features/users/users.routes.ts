import * as terms from '@encina/contract/terms';
import * as contract from '@encina/contract/users';
import { exportUsers, importUsers, recentImports, undoImport } from '@encina/contract/users-bulk';
import { changePin, enter, logout, verifyPin } from '@encina/contract/users-entry';
import { consents, saveSettings } from '@encina/contract/users-settings';
import { servePhoto } from '../../core/photos.ts';
import type { AddRoute } from '../../core/route.ts';
import type { BulkService } from './bulk.service.ts';
import type { EntryService } from './entry.service.ts';
import type { ImportsService } from './imports.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { SettingsService } from './settings.service.ts';
import type { TermsService } from './terms.service.ts';
import type { UsersService } from './users.service.ts';
import { toOwn, toPicker, toProfile, toSupported } from './users.view.ts';

const PROFILE_FOR = {
  device: toPicker,
  user: toOwn,
  support: toSupported,
} as const;

interface UsersServices {
  readonly users: UsersService;
  readonly own: SettingsService;
  readonly profiles: ProfileService;
  readonly entry: EntryService;
  readonly bulk: BulkService;
  readonly past: ImportsService;
  readonly accepted: TermsService;
}

export function usersRoutes(
  addRoute: AddRoute,
  { users, own, profiles, entry, bulk, past, accepted }: UsersServices,
): void {
  addRoute(contract.list, async ({ actor, subject, query, header }) => {
    const { people, total, next } = await users.page(actor, subject, query);
    header('x-total-count', total);
    if (next) header('x-next', next);
    return people;
  });
  addRoute(contract.create, async ({ actor, body }) => toProfile(await users.create(actor, body)));
  addRoute(importUsers, ({ actor, body }) => bulk.import(actor, body));
  addRoute(recentImports, ({ actor }) => past.recent(actor));
  addRoute(undoImport, ({ actor, params }) => past.undo(actor, params.key));
  addRoute(exportUsers, async ({ actor, header }) => {
    header('content-disposition', 'attachment; filename="usuarios.csv"');
    return { bytes: await bulk.export(actor), type: 'text/csv; charset=utf-8' };
  });
  addRoute(contract.get, async ({ actor, subject }) =>
    actor.kind === 'admin'
      ? profiles.full(subject)
      : PROFILE_FOR[actor.kind](await users.found(subject)),
  );
  addRoute(contract.update, ({ actor, subject, body }) => profiles.update(actor, subject, body));
  addRoute(contract.photo, async ({ subject, header }) =>
    servePhoto(await users.photo(subject), header),
  );
  addRoute(contract.remove, ({ subject }) => users.remove(subject));
  addRoute(saveSettings, ({ actor, subject, body }) => own.save(actor, subject, body));
  addRoute(consents, ({ subject }) => own.consents(subject));
  addRoute(terms.get, ({ subject }) => accepted.of(subject));
  addRoute(terms.accept, ({ actor, subject, body }) => accepted.accept(actor, subject, body));
  addRoute(changePin, async ({ actor, subject, body, cookies, ...from }) => {
    const token = await entry.changePin(actor, subject, body, from);
    if (token) cookies.set('user', token);
    return { valid: token !== undefined };
  });
  addRoute(verifyPin, async ({ actor, actors, subject, body, cookies, ...from }) => {
    const token = await entry.withPin(actor, subject, body.pin, from);
    if (token) {
      await entry.endVisits(actors);
      cookies.set('user', token);
    }
    return { valid: token !== undefined };
  });
  addRoute(enter, async ({ actor, actors, subject, cookies }) => {
    const token = await entry.withoutPin(actor, subject);
    await entry.endVisits(actors);
    cookies.set('user', token);
  });
  addRoute(logout, async ({ actor, cookies }) => {
    await entry.leave(actor);
    cookies.leave('user');
  });
}
