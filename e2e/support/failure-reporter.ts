import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The attachment of a failed test with what the browser and the server said. */
export const PAGE_LOG = 'page-log';

type Attachment = TestResult['attachments'][number];

const textOf = ({ body, path }: Attachment): string =>
  body?.toString() ?? (path ? readFileSync(path, 'utf8') : '');

/** What stood on the page, as it is written into Playwright's own report of a failure. */
const snapshotIn = (report: string): string => /```yaml\n(.*?)\n```/s.exec(report)?.[1] ?? '';

/**
 * Prints, last of all, what stood on the page when a test failed, and what the browser and the server said: where a
 * machine is thrown away after the run, the end of its log is all there is.
 */
export default class FailureReporter implements Reporter {
  readonly #found: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    this.#found.push(test.title);
    for (const attachment of result.attachments) {
      if (attachment.name === PAGE_LOG) this.#add('Said meanwhile', textOf(attachment));
      if (attachment.name === 'error-context') {
        this.#add('On the page', snapshotIn(textOf(attachment)));
      }
    }
  }

  onEnd(): void {
    if (this.#found.length > 0) process.stdout.write(`\n${this.#found.join('\n')}\n`);
  }

  #add(title: string, text: string): void {
    if (text) this.#found.push(`  ${title}:`, text.replace(/^/gm, '    '));
  }
}
