import type { Municipality } from '@encina/contract/municipalities';

/** A town of which nobody has said more than its name. */
export const BARE: Municipality = {
  id: 'olivenza',
  name: 'Olivenza',
  photo: null,
  timeZone: 'Europe/Madrid',
  phone: null,
  email: null,
  address: null,
  region: null,
  logos: null,
  programme: null,
  funder: null,
  budget: null,
  aid: null,
  showsPhases: false,
  accessibilityEntity: null,
  accessibilityAuthority: null,
  accessibilityEmail: null,
  setup: 'closed',
  version: 1,
};
