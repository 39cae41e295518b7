/** The little that we use of packages that bring no types. */

declare module '@nlpjs/core' {
  export class Container {}
}

declare module '@nlpjs/lang-es' {
  export class StemmerEs {
    stemWord(word: string): string;
  }
}

declare module '@nlpjs/nlu' {
  import type { Container } from '@nlpjs/core';

  type Features = Record<string, number>;
  interface Learnt {
    readonly intent: string;
    readonly utterance: string;
  }

  interface Asked {
    readonly text: string;
  }

  export class NluNeural {
    constructor(settings: {
      readonly locale: string;
      readonly container: Container;
      readonly log: boolean;
    });
    prepare: (given: string | Asked) => Promise<Features | (Asked & { tokens: Features })>;
    train(corpus: readonly Learnt[]): Promise<unknown>;
    process(
      text: string,
    ): Promise<{ classifications: readonly { intent: string; score: number }[] }>;
    toJSON(): object;
    fromJSON(model: object): void;
  }
}
