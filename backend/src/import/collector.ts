/** An error keeps its row out; a notice is a remark on an imported row. */
export interface Defect {
  line: number;
  level: 'error' | 'notice';
  text: string;
  /** Kind of the defect. Receipts sum their defects by it. */
  kind?: string;
  /** Money in satang that it concerns; null where the file does not tell. */
  satang?: number | null;
}
export type Kind = Required<Pick<Defect, 'kind' | 'satang'>>;

export const errorOf = (line: number, text: string, kind?: Kind): Defect => ({ line, level: 'error', text, ...kind });
export const noticeOf = (line: number, text: string, kind?: Kind): Defect => ({ line, level: 'notice', text, ...kind });

/** Drops `false` from a list of remarks. */
export const told = (...remarks: readonly (string | false)[]): string[] => remarks.filter((text) => text !== false);

interface Identified {
  line: number;
  external_id: string;
  /** Folder names, outermost first. */
  path: readonly string[];
  name: string;
}

/** Collects defects of a file's rows and finds duplicates: of two with one identity, the first counts. */
export function collector() {
  const defects: Defect[] = [];
  const skipped: (readonly string[])[] = [];
  const lineOfId = new Map<string, number>();
  const lineOfName = new Map<string, number>();

  const notice = (line: number, text: string, kind?: Kind) => void defects.push(noticeOf(line, text, kind));
  /** Records a row that is left out on purpose. */
  const leaveOut = (path: readonly string[]) => void skipped.push(path);
  const error = (line: number, path: readonly string[], text: string, kind?: Kind) => {
    defects.push(errorOf(line, text, kind));
    leaveOut(path);
  };

  /** Whether the row is imported; if so, records its remarks. */
  function accept({ line, external_id, path, name }: Identified, remarks: readonly string[]): boolean {
    const taken = lineOfId.get(external_id);
    if (taken !== undefined) {
      error(line, path, `"${name}" has the same identity (${external_id}) as line ${taken}; the first counts.`);
      return false;
    }
    lineOfId.set(external_id, line);
    const place = [...path, name].join(' / ');
    const twin = lineOfName.get(place);
    if (twin === undefined) lineOfName.set(place, line);
    else notice(line, `"${name}" stands already on line ${twin} in the same folder; both came in.`);
    for (const remark of remarks) notice(line, remark);
    return true;
  }

  /** Defects sorted by line. */
  const finish = () => ({ defects: defects.toSorted((a, b) => a.line - b.line), skipped });

  return { accept, error, notice, leaveOut, finish };
}
export type Collector = ReturnType<typeof collector>;
