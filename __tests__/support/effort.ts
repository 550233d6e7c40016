/** How often a test repeats what chance decides: `inTest` times, or `atNight` times in `npm run test:night -- chance`. */
export const times = <T = number>(inTest: T, atNight: T): T => (process.env['NIGHT'] ? atNight : inTest);
