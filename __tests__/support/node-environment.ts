import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';

/**
 * The embedded database's program, held for as long as the process lives: V8 has one copy for all its threads, and what
 * one test file's engine has made fast is fast for the next one's from its start.
 */
const engine = WebAssembly.compile(readFileSync('node_modules/@electric-sql/pglite/dist/pglite.wasm'));

/** Node's environment of Jest. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await engine;
    await super.setup();
  }
}
