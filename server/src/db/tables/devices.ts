import type { Generated } from 'kysely';

/** What stands in houses and in the town hall. */
export interface DeviceTables {
  devices: {
    id: string;
    municipality_id: string;
    /** As staff call it. */
    name: string;
    /** What it is, as its browser says. */
    kind: Generated<string>;
    /** 1 where it is not everybody's, also when nobody is left whose it is. */
    is_tied: Generated<number>;
    created_at: string;
  };
  /** Whose tablet it is: one or two people. */
  device_people: { device_id: string; user_id: string; created_at: string };
  device_codes: {
    code_hash: string;
    municipality_id: string;
    created_by: string;
    /** What the device will be called; null where nobody has said. */
    device_name: string | null;
    expires_at: string;
  };
}
