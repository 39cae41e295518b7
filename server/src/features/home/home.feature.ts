import * as contract from '@encina/contract/home';
import type { AddRoute } from '../../core/route.ts';
import { type HomeDeps, homeService } from './home.service.ts';

/** @param parts what each feature says of a person */
export function homeFeature(parts: HomeDeps) {
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
