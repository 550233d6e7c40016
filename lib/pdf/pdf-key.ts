import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PdfDocument } from './document';

/** Texts that contain the print time, or a period that ends at it. */
const STAMPS = new Set(['printed', 'scope', 'period']);

let build: string | undefined;

/** The app's build, which comes with the drawing code and the fonts; the same for all processes. */
function buildId(): string {
  try {
    build ??= readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8');
  } catch {
    build = 'none';
  }
  return build;
}

/**
 * Identifies what a document shows. `now`, as printed, does not count in its stamps: the same document of a minute later
 * is not another one. The contents are part of the key, so only who may read them can ask for them.
 */
export function pdfKey(document: PdfDocument, now: string): string {
  const shown = JSON.stringify(document, (name, value: unknown) =>
    typeof value === 'string' && STAMPS.has(name) ? value.replaceAll(now, '') : value,
  );
  return createHash('sha256').update(buildId()).update(shown).digest('base64url');
}
