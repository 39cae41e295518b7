/** What the assistant keeps of a conversation. */
export interface ChatTables {
  chat_state: { user_id: string; last_at: string };
  /** The conversation that is going on, until the person leaves it. */
  chat_messages: {
    id: string;
    user_id: string;
    sender: 'user' | 'assistant';
    content: string;
    /** What comes with an answer beside its words, as JSON. */
    extras: string;
    created_at: string;
  };
  /** What the assistant remembers of it, as JSON, and how much was said in the minute of `counted_at`. */
  chat_conversations: {
    user_id: string;
    memory: string;
    /** Grows with every deletion: an answer that comes after one is not kept. */
    generation: number;
    counted_at: string;
    said: number;
    updated_at: string;
  };
}
