import http from 'node:http';
import https from 'node:https';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compile-once';
import { countSeconds } from './cpu-of-file';
import { noteProperties } from './shared-environment';

compileOnce();

type Given = ConstructorParameters<typeof TestEnvironment>;

/** Functions of Node's own modules that nock replaces. All test files of a process share these modules. */
const ORIGINALS = [
  [http, { ClientRequest: http.ClientRequest, get: http.get, request: http.request }],
  [https, { get: https.get, request: https.request }],
] as const;

class Environment extends TestEnvironment {
  private before: readonly NodeJS.ExitListener[] = [];
  private noteSeconds = () => {};
  private readonly restore = noteProperties([this.global, this.global.process, this.global.process.env]);

  begin(testPath: string): this {
    this.noteSeconds = countSeconds(testPath);
    this.before = process.listeners('exit');
    return this;
  }

  /** Removes what loggers and nock of the test file left in the process: it would outlive the file's modules. */
  override teardown(): Promise<void> {
    const added = process.listeners('exit').filter((listener) => !this.before.includes(listener));
    for (const listener of added) process.off('exit', listener);
    for (const [module, originals] of ORIGINALS) Object.assign(module, originals);
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    this.restore();
    this.noteSeconds();
    return Promise.resolve();
  }
}

let shared: Environment | undefined;

/** Jest's Node environment, called with `new`. All test files of a process share one (`kept-runtime.cjs`). */
export default function nodeEnvironment(...given: Given): Environment {
  shared ??= new Environment(...given);
  return shared.begin(given[1].testPath);
}
