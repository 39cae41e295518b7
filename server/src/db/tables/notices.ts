/** Whose a row is: a person's or a relative's. */
interface Received {
  user_id: string | null;
  support_person_id: string | null;
}

/** What reaches people while Encina is closed. */
export interface NoticeTables {
  /** What somebody is told, for as long as it may still be on its way. */
  notices: Received & {
    id: string;
    topic: 'reminder' | 'message' | 'alert' | 'withdrawal';
    title: string;
    body: string;
    path: string;
    tag: string;
    created_at: string;
  };
  /** Where a browser is reached through the push service of its maker. */
  push_subscriptions: Received & {
    id: string;
    /** The enrolled device that it is on; null on what family carry. */
    device_id: string | null;
    /** Whose it is, of either kind: one for each browser and receiver. */
    receiver: string;
    endpoint: string;
    /** Of the browser, base64url: for its eyes alone we encrypt. */
    public_key: string;
    auth_secret: string;
    /** What kind of device it is, in words. */
    place: string;
    created_at: string;
    /** When its push service last took something. */
    succeeded_at: string | null;
  };
}
