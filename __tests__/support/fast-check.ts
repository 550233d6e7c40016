import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

// Cases are the same in every run of `npm test`, and new ones at night: a run fails for a change, never for its luck.
if (!process.env['NIGHT']) fc.configureGlobal({ seed: 20_261_127 });

export default fc;
export * from '../../node_modules/fast-check/lib/cjs/fast-check.js';
