import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once';
import { countSeconds } from './cpu-of-file';

compileOnce();

/** Jest's environment of a browser. */
export default class extends TestEnvironment {
  private readonly noteSeconds: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.noteSeconds = countSeconds(context.testPath);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.noteSeconds();
  }
}
