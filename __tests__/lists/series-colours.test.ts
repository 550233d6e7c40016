import { SERIES, pale, seriesColour } from '@/lib/lists/series-colours';

/** Page colours of the light and the dark scheme, as in `components/ui/theme.ts`. */
const PAGES = ['#ffffff', '#1c1f25'];

type Three = readonly [number, number, number];
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Three;
const times = (rows: readonly Three[], [r, g, b]: Three) =>
  rows.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Three;
const luminance = (hex: string) => times([[0.2126, 0.7152, 0.0722]], rgb(hex))[0];

function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

/** Severe deficiencies in linear RGB, after Machado, Oliveira and Fernandes (2009). */
const EYES: Readonly<Record<string, readonly Three[]>> = {
  'the usual': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const XYZ: readonly Three[] = [
  [0.4339, 0.3762, 0.1899],
  [0.2126, 0.7152, 0.0722],
  [0.0178, 0.1095, 0.8727],
];

function labOf(hex: string, eye: readonly Three[]): Three {
  const seen = times(eye, rgb(hex)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Three;
  const root = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);
  const [x, y, z] = times(XYZ, seen).map(root) as unknown as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: 2 is barely visible, from 10 on colours differ at a glance. */
function distance(one: string, other: string, eye: readonly Three[]): number {
  const [a, b] = [labOf(one, eye), labOf(other, eye)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

test.each(PAGES)('every series has contrast 3:1 with %s', (page) => {
  for (const colour of SERIES) expect(contrast(colour, page)).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(EYES))('with %s no two series look alike, and neighbours differ clearly', (_, eye) => {
  SERIES.forEach((colour, at) => {
    for (const other of SERIES.slice(at + 1)) expect(distance(colour, other, eye)).toBeGreaterThan(14);
    expect(distance(colour, seriesColour(at + 1), eye)).toBeGreaterThan(18);
  });
});

test('the past is much lighter than the present', () => {
  for (const colour of SERIES) expect(contrast(colour, pale(colour))).toBeGreaterThan(1.9);
});
