import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once';

compileOnce();

/** Jest's environment of a browser. */
export default TestEnvironment;
