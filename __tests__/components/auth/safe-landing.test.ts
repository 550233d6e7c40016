import fc from 'fast-check';
import { safeLanding } from '@/components/sections/auth/safe-landing';
import { alwaysIn } from '../../support/always';
import { times } from '../../support/effort';

const ORIGIN = 'https://venue.example';
const land = (next: string | undefined) => safeLanding(next, '/menu', ORIGIN);

it('returns to the requested page', () => {
  expect(land('/stock?folder=7#x')).toBe(`${ORIGIN}/stock?folder=7#x`);
  expect(land('/menu')).toBe(`${ORIGIN}/menu`);
});

const ELSEWHERE = ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example'];
const ODD = [undefined, '', 'menu', '/\n\\evil.example', 'javascript:alert(1)'];
it.each([...ODD, ...ELSEWHERE, '/auth/login', '/api/auth/ended', '/./api/menu/list'])('falls back on %j', (next) =>
  expect(land(next)).toBe('/menu'),
);

it('never leaves the site, for any link', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Array.from('/\\.\t\n\r @:?#'), '..', '%2f', '%5c', 'evil.example', 'https:'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const rooted = hostile.map((text) => `/${text}`);
  alwaysIn(times(200, 2000))(fc.oneof(hostile, rooted), (next) => {
    // Resolved as the browser does: relative to the sign-in page.
    expect(new URL(land(next), `${ORIGIN}/auth/login`).origin).toBe(ORIGIN);
  });
});
