import * as contract from '@encina/contract/home';
import type { AddRoute } from '../../core/route.ts';
import { homeService, type PartsOfHome } from './home.service.ts';

/** @param parts what each feature says of a person */
export function homeFeature(parts: PartsOfHome) {
  const home = homeService(parts);
  return {
    routes(addRoute: AddRoute): void {
      addRoute(contract.home, async ({ subject, holdsUntil }) => {
        const { parts, until } = await home(subject);
        holdsUntil(until);
        return parts;
      });
    },
  };
}
