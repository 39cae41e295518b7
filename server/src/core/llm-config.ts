import type { Environment } from './environment.ts';
import { StartError } from './start-error.ts';

export interface LlmConfig {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
}

/** Undefined where no model is named. @throws StartError where one is named in part */
export function readLlm(env: Environment): LlmConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = env;
  if (!baseUrl && !model && !apiKey) return undefined;
  if (!baseUrl) throw new StartError('Falta LLM_BASE_URL: la dirección del modelo de lenguaje.');
  if (!model) throw new StartError('Falta LLM_MODEL: el nombre del modelo de lenguaje.');
  return { baseUrl, model, apiKey };
}
