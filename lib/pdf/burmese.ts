/** Features of a Burmese font that the library does not ask for: forms before, below, above and after their letter. */
export const BURMESE_FEATURES = ['rphf', 'pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'] as const;

/** A syllable: a letter above it (kinzi), letter with those below it, medials, and the vowel ေ. */
const SYLLABLE =
  /([\u1004\u101b\u105a]\u103a\u1039)?([\u1000-\u102a\u103f\u104e\u1050-\u1055\u105a-\u105d\u1061\u1065\u1066\u106e-\u1070\u1075-\u1081\u108e](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e]*)(\u1031?)/g;
const RA = '\u103c';

/** Signs of a Burmese text in the order in which they are drawn: ေ and ြ stand before their letter, kinzi after it. */
export const drawnBurmese = (text: string): string =>
  text.replaceAll(SYLLABLE, (_, kinzi: string | undefined, letter: string, medials: string, vowel: string) =>
    [vowel, medials.includes(RA) ? RA : '', letter, kinzi ?? '', medials.replaceAll(RA, '')].join(''),
  );
