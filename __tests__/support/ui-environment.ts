import './light-styles';
import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once';
import { countSeconds } from './cpu-of-file';

compileOnce();

/** Jest's environment of a browser. */
export default class extends TestEnvironment {
  private readonly noteSeconds: () => void;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    this.noteSeconds = countSeconds(given[1].testPath);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    this.noteSeconds();
  }
}
