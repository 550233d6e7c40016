import './start/production';
import { buildIfNeeded } from './start/build';

/** Builds the app, for an image or before a restart; `npm start` builds it by itself otherwise. */
buildIfNeeded(new AbortController().signal, Promise.resolve()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
