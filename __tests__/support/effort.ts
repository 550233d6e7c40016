/** How often a test repeats what chance decides: `inTest` times, or `atNight` times in `npm run test:night -- chance`. */
export const times = (inTest: number, atNight: number): number => (process.env['NIGHT'] ? atNight : inTest);
