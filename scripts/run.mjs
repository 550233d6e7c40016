import module from 'node:module';
import path from 'node:path';
import { buildPrograms, ENTRIES, PROGRAMS } from './build/programs.mjs';

// `node scripts/run.mjs NAME …` runs scripts/NAME.ts or tools/NAME.ts as built JavaScript, and builds it first if it has changed.
const [name = ''] = process.argv.splice(2, 1);
await buildPrograms();
// From Node 22 on, code is compiled once for all starts.
process.env.NODE_COMPILE_CACHE ??= path.join(PROGRAMS, 'compiled');
module.enableCompileCache?.();
// `lib/process/program.ts` finds other programs by it, here and in child processes.
process.env.VENUE_PROGRAMS = PROGRAMS;
const entry = ENTRIES.find((source) => [`scripts/${name}.ts`, `tools/${name}.ts`].includes(source));
if (entry === undefined) throw new Error(`There is no program ${name}.`);
module.createRequire(import.meta.url)(path.join(PROGRAMS, entry.replace(/\.ts$/, '.cjs')));
