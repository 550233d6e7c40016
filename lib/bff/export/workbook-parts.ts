import 'server-only';
import type { CellValue, ColumnKind } from '@/lib/lists/list';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats as stored in files; spreadsheets show them with their own separators. */
const FORMATS: Readonly<Record<ColumnKind, string>> = {
  text: '@',
  id: '0',
  money: '#,##0.00',
  count: '#,##0',
  quantity: '#,##0.###',
  percent: '0.00%',
  time: 'dd.mm.yyyy\\ hh:mm',
  hour: '00":00"',
  point: 'dd.mm.yyyy\\ hh:mm',
};
const KINDS = Object.keys(FORMATS) as ColumnKind[];
const FIRST_FORMAT = 164;

/** Looks of a row: totals are bold, what was taken back is struck out. */
const LOOKS = ['plain', 'bold', 'struck'] as const;
export type RowLook = (typeof LOOKS)[number];

/** Style of the header, then one per kind, in each look. The mean of counts has decimals; a text is a text in any column. */
export const HEAD_STYLE = 1;
export function styleOf(kind: ColumnKind, value: CellValue, look: RowLook = 'plain'): number {
  const isPart = kind === 'count' && typeof value === 'number' && !Number.isInteger(value);
  const shown = typeof value === 'string' ? 'text' : isPart ? 'quantity' : kind;
  return 2 + KINDS.indexOf(shown) + LOOKS.indexOf(look) * KINDS.length;
}

/** Text for XML, without characters that XML cannot hold. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    // Spreadsheets decode `_x0041_` as a character, so typed text of this form is escaped.
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function styles(): string {
  const formats = KINDS.map(
    (kind, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escaped(FORMATS[kind])}"/>`,
  );
  const cell = (at: number, font: number, border: number) =>
    `<xf numFmtId="${FIRST_FORMAT + at}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}${border ? ' applyBorder="1"' : ''}/>`;
  const font = (look: string, colour = '') =>
    `<font>${look}<sz val="11"/>${colour}<name val="Calibri"/><family val="2"/></font>`;
  const line = (side: string) => `<border><left/><right/>${side}<diagonal/></border>`;
  const head =
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>';
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEEF0F4"/><bgColor indexed="64"/></patternFill></fill>',
  ];
  const borders = [
    line('<top/><bottom/>'),
    line('<top/><bottom style="thin"><color rgb="FF8A92A0"/></bottom>'),
    line('<top style="thin"><color rgb="FF8A92A0"/></top><bottom/>'),
  ];
  const cells = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    head,
    ...KINDS.map((_, at) => cell(at, 0, 0)),
    ...KINDS.map((_, at) => cell(at, 1, 2)),
    ...KINDS.map((_, at) => cell(at, 2, 0)),
  ];
  const list = (name: string, parts: readonly string[]) =>
    `<${name} count="${parts.length}">${parts.join('')}</${name}>`;
  return [
    `${DECLARATION}<styleSheet xmlns="${MAIN}">`,
    list('numFmts', formats),
    list('fonts', [font(''), font('<b/>'), font('<strike/>', '<color rgb="FF5B6472"/>')]),
    list('fills', fills),
    list('borders', borders),
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    list('cellXfs', cells),
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

/** The parts of a workbook with one sheet, except the sheet itself, by file name. */
export function workbookParts(sheet: string): readonly (readonly [name: string, text: string])[] {
  // Sheet names have forbidden characters and a maximum length.
  const name = escaped(
    sheet
      .replaceAll(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || '1',
  );
  const part = (path: string, type: string) => `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`;
  const relations = (...all: readonly string[]) =>
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  return [
    [
      '[Content_Types].xml',
      [
        `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        part('/xl/workbook.xml', 'sheet.main'),
        part('/xl/worksheets/sheet1.xml', 'worksheet'),
        part('/xl/styles.xml', 'styles'),
        '</Types>',
      ].join(''),
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml'), relation('rId2', 'styles', 'styles.xml')),
    ],
    ['xl/styles.xml', styles()],
  ];
}

export const SHEET = 'xl/worksheets/sheet1.xml';
export const SHEET_START = `${DECLARATION}<worksheet xmlns="${MAIN}">`;
