// @ts-check

/** A step that cannot go on, told in one sentence: no stack helps the person who reads it. */
export class ScriptError extends Error {}

/**
 * Runs a script's work; its number becomes the exit code.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
