import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts } from './facts.ts';
import { impactAssessment } from './impact-assessment.ts';
import type { Paper } from './paper.ts';
import { paperHtml } from './paper-html.ts';
import { processingRecord } from './processing-record.ts';
import { securitySheet } from './security-sheet.ts';

/** What the officer of a town signs. */
export const papersOf = (facts: Facts): Paper[] => [
  processingRecord(facts),
  impactAssessment(facts),
  securitySheet(facts),
];

/** @returns the paths of the pages, which are written over. */
export async function writePapers(facts: Facts, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const papers = papersOf(facts);
  await Promise.all(
    papers.map((paper) => writeFile(join(folder, `${paper.file}.html`), paperHtml(paper))),
  );
  return papers.map(({ file }) => join(folder, `${file}.html`));
}
