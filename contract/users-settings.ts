import { z } from 'zod';
import { hers } from './audiences.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { savedSettings } from './settings.ts';
import { termsMedium } from './terms.ts';

export const saveSettings = endpoint(hers('PUT', '/api/users/:id/settings'), {
  summary: 'Saves consents and preferences; a change of consent enters its history.',
  body: z.object({
    familyConsent: z.boolean(),
    municipalConsent: z.boolean(),
    ...savedSettings,
  }),
});

export const consentChange = z.object({
  id,
  /** `propose` and `write` are of one of her people: propose reminders to her, or put them down directly. */
  consent: z.enum([
    'family',
    'municipal',
    'terms',
    'alerts',
    'alerts-town',
    'propose',
    'write',
    'staff-proposals',
  ]),
  /** Of the one whom it is about, where it is about one. */
  helperName: z.string().nullable(),
  /** Of the terms alone: which ones, and how. */
  version: z.string().nullable(),
  medium: termsMedium.nullable(),
  granted: z.boolean(),
  /** Who said so: the person, or staff in her name. */
  by: z.enum(['self', 'staff']),
  /** Of the administrator, where the account is still there. */
  staffName: z.string().nullable(),
  deviceName: z.string().nullable(),
  changedAt: instant,
});
export type ConsentChange = z.output<typeof consentChange>;

export const consents = endpoint(hers('GET', '/api/users/:id/consents'), {
  summary: 'What the person agreed to, when and where, newest first, 200 at most.',
  response: z.array(consentChange),
});
