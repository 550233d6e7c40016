import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

// Every run of `npm test` gets the same cases, so that it does not fail by chance. The night gets new ones.
if (!process.env['NIGHT']) fc.configureGlobal({ seed: 20_261_127 });

export default fc;
export * from '../../node_modules/fast-check/lib/cjs/fast-check.js';
