import http from 'node:http';
import https from 'node:https';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once';
import { countSeconds } from './cpu-of-file';

compileOnce();

/** What nock replaces in Node's own modules, which all test files of a process share. */
const ORIGINALS = [
  [http, { ClientRequest: http.ClientRequest, get: http.get, request: http.request }],
  [https, { get: https.get, request: https.request }],
] as const;

/** Jest's Node environment. */
export default class extends TestEnvironment {
  private before: readonly NodeJS.ExitListener[] = [];
  private readonly noteSeconds: () => void;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    this.noteSeconds = countSeconds(given[1].testPath);
  }

  override async setup(): Promise<void> {
    this.before = process.listeners('exit');
    await super.setup();
  }

  /** Removes what loggers and nock of the test file left in the process: it would outlive the file's modules. */
  override async teardown(): Promise<void> {
    const added = process.listeners('exit').filter((listener) => !this.before.includes(listener));
    for (const listener of added) process.off('exit', listener);
    for (const [module, originals] of ORIGINALS) Object.assign(module, originals);
    await super.teardown();
    this.noteSeconds();
  }
}
