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
  private before: readonly NodeJS.ExitListener[] = [];

  override async setup(): Promise<void> {
    await engine;
    this.before = process.listeners('exit');
    await super.setup();
  }

  /** Removes what the test file's loggers added to the process: it would keep all their modules in memory. */
  override async teardown(): Promise<void> {
    const added = process.listeners('exit').filter((listener) => !this.before.includes(listener));
    for (const listener of added) process.off('exit', listener);
    await super.teardown();
  }
}
