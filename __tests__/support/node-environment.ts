import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once';

compileOnce();

/**
 * The embedded database's WebAssembly module, kept for the life of the process: V8 shares it between threads, so code
 * optimised in one test file is fast in the next.
 */
const engine = WebAssembly.compile(readFileSync('node_modules/@electric-sql/pglite/dist/pglite.wasm'));

/** Jest's Node environment. */
export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await engine;
    await super.setup();
  }
}
