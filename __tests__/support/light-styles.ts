import { createRequire } from 'node:module';
import path from 'node:path';

/** The `display` rules of jsdom's own style sheet, one for each value. */
const DISPLAYED = `
html, body, p, div, layer, article, aside, footer, header, hgroup, main, nav, section, address, blockquote, figcaption,
figure, center, hr, h1, h2, h3, h4, h5, h6, ul, menu, dir, ol, dd, dl, dt, form, legend, fieldset, optgroup, option,
pre, xmp, plaintext, listing, ruby > rt, frameset, frame, details, summary { display: block }
q, map, area, output { display: inline }
marquee, input, textarea, select, button, meter, progress { display: inline-block }
table { display: table }
thead { display: table-header-group }
tbody { display: table-row-group }
tfoot { display: table-footer-group }
col { display: table-column }
colgroup { display: table-column-group }
tr { display: table-row }
td, th { display: table-cell }
caption { display: table-caption }
li { display: list-item }
head, meta, title, link, style, script, input[type="hidden"], datalist, param, ruby > rp, noframes, template,
dialog:not([open]), [hidden] { display: none }
`;

const load = createRequire(__filename);
const folder = path.resolve(load.resolve('jsdom'), '../jsdom');
const ownSheet = path.join(folder, 'browser/default-stylesheet.js');

/**
 * Makes computed styles cheap, before jsdom is loaded. Testing Library computes them for each role and name, which took a fifth
 * of the processor time of component tests. Only the `display` rules of jsdom's own sheet remain, and no colours are computed.
 */
load(ownSheet);
load.cache[ownSheet]!.exports = DISPLAYED;
const { propertiesWithResolvedValueImplemented: computed } = load(
  path.join(folder, 'living/helpers/style-rules.js'),
) as { propertiesWithResolvedValueImplemented: Record<string, unknown> };
for (const name of Object.keys(computed)) if (name.endsWith('color')) Reflect.deleteProperty(computed, name);
