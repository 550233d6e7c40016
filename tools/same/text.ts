import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { decode } from 'html-entities';

/** Attributes with text for people, seen or spoken. */
const SPOKEN = /\s(?:placeholder|title|alt|value|aria-label)="([^"]*)"/g;

/** Text of a document, a line per element. */
export function wordsOf(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => `\n${[...tag.matchAll(SPOKEN)].map(([, text]) => text).join('\n')}\n`)
    .split('\n')
    .map((line) => decode(line).trim());
  return lines.filter(Boolean).join('\n');
}

const run = promisify(execFile);
const MOST = { maxBuffer: 256 * 2 ** 20 };

async function paperOf(bytes: Buffer): Promise<string> {
  const reading = run('pdftotext', ['-', '-'], MOST);
  reading.child.stdin?.end(bytes);
  return (await reading).stdout;
}

let files = 0;
/** Parts of a workbook, a line per cell. */
async function workbookOf(bytes: Buffer, folder: string): Promise<string> {
  const file = path.join(folder, `${(files += 1)}.xlsx`);
  writeFileSync(file, bytes);
  const { stdout: xml } = await run('unzip', ['-p', file], MOST);
  rmSync(file);
  return xml.replaceAll(/<(c|row|sheet|si|xf|col|mergeCell)\b/g, '\n<$1');
}

/** Contents of an answer as text. @param folder for temporary files */
export async function textOf(type: string, bytes: Buffer, folder: string): Promise<string> {
  if (type.startsWith('text/html')) return wordsOf(bytes.toString());
  if (type.startsWith('application/pdf')) return paperOf(bytes);
  if (type.includes('spreadsheet')) return workbookOf(bytes, folder);
  if (/^(text\/|application\/json)/.test(type)) return bytes.toString();
  return createHash('sha256').update(bytes).digest('hex');
}
