import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';

export interface FormParser {
  /** Takes the next bytes of the form. @throws ProblemError as soon as the form is known to be wrong */
  write(chunk: Uint8Array): Promise<void>;
  /** Finishes the form and returns its fields. @throws ProblemError 1 when the form is incomplete */
  end(): Promise<Readonly<Record<string, string>>>;
}

interface FormParserOptions {
  readonly fileLimit: number;
  readonly onFile?: (chunk: Buffer) => void;
  /** Called with the original file name. */
  readonly onName?: (name: string) => void;
}

const LIMITS = { files: 2, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

function openParser(contentType: string, fileLimit: number): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { ...LIMITS, fileSize: fileLimit } });
  } catch {
    throw refusal('formExpected');
  }
}

/**
 * Reads a multipart form of some short fields and one `file` as its bytes arrive, without storing the file. BFF and
 * backend share it, so their limits agree.
 * @throws ProblemError 1 when the content type is not a form's.
 */
export function formParser(contentType: string, { fileLimit, onFile, onName }: FormParserOptions): FormParser {
  const parser = openParser(contentType, fileLimit);
  const fields: Record<string, string> = {};
  let files = 0;
  let problem: ProblemError | undefined;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const refuse = (why: ProblemError) => {
    problem ??= why;
    stop();
  };
  parser.on('file', (name, stream, fileName) => {
    files += 1;
    onName?.(fileName);
    if (name !== 'file' || files > 1) refuse(refusal('oneFile', 'file'));
    stream.on('limit', () => refuse(refusal('fileTooLarge', 'file', { bytes: fileLimit })));
    stream.on('error', () => refuse(refusal('uploadBrokeOff', 'file')));
    stream.on('data', (chunk: Buffer) => problem ?? onFile?.(chunk));
  });
  parser.on('field', (name, value) => (fields[name] = value));
  parser.on('partsLimit', () => refuse(refusal('formBroken', 'file')));
  parser.on('fieldsLimit', () => refuse(refusal('formBroken', 'file')));
  parser.on('error', () => refuse(refusal('formBroken', 'file')));
  const finished = new Promise<void>((resolve) => parser.on('finish', resolve));

  // A failed parser may never call back.
  const settle = async (work: Promise<void>) => {
    await Promise.race([work, stopped]);
    if (problem) throw problem;
  };
  return {
    write: (chunk) => settle(new Promise((resolve) => parser.write(chunk, () => resolve()))),
    async end() {
      parser.end();
      await settle(finished);
      if (files === 0) throw refusal('noFile', 'file');
      return fields;
    },
  };
}
