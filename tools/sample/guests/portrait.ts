import sharp from 'sharp';

/** Colours of a drawn portrait. */
export interface Look {
  readonly background: readonly [top: string, bottom: string];
  readonly hair: string;
  readonly skin: string;
  readonly shirt: string;
}

/** Draws a portrait as a jpeg of 400 × 400. */
export function drawPortrait({ background: [top, bottom], hair, skin, shirt }: Look): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="400" height="400" fill="url(#sky)"/>
    <path d="M108 170C100 70 300 70 292 170C302 240 306 290 296 330H104C94 290 98 240 108 170Z" fill="${hair}"/>
    <path d="M48 400C54 330 110 304 200 304S346 330 352 400Z" fill="${shirt}"/>
    <path d="M168 250H232V312C226 338 174 338 168 312Z" fill="${skin}"/>
    <path d="M168 268C186 284 214 284 232 268V290C214 304 186 304 168 290Z" opacity=".14"/>
    <path d="M132 178C132 110 268 110 268 178C268 236 240 280 200 280S132 236 132 178Z" fill="${skin}"/>
    <path d="M126 190C124 118 176 100 214 112C252 108 278 140 274 190C262 172 252 152 236 140C206 168 152 160 126 190Z" fill="${hair}"/>
    <path d="M156 182q14-9 28 0M216 182q14-9 28 0" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>
    <circle cx="170" cy="198" r="7" fill="#2a1d1a"/><circle cx="230" cy="198" r="7" fill="#2a1d1a"/>
    <path d="M199 204l-5 24q6 5 12 0" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"/>
    <path d="M174 244q26 22 52 0q-26 8-52 0Z" fill="#b4443f" stroke="#b4443f" stroke-width="4" stroke-linejoin="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
