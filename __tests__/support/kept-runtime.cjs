const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const FOLDERS = ['node_modules', 'lib', 'backend/src', 'messages'];

/** Code with a state of a test file: settings of the process, sessions, logs, queues. What uses it does not stay either. */
const OWN_STATE = [
  'lib/api',
  'lib/bff/bad-address.ts',
  'lib/bff/versions.ts',
  'lib/bff/export/places.ts',
  'lib/bff/log.ts',
  'lib/bff/session.ts',
  'lib/bff/settings.ts',
  'lib/sections/auth/bff/sign-in-limit.ts',
  'lib/bff/user.ts',
  'lib/i18n/load-part.ts',
  'lib/pdf/pdf-key.ts',
  'lib/pdf/render-pdf.ts',
  'lib/pdf/worker.ts',
  'lib/process/program.ts',
  'backend/src/backup',
  'backend/src/postgres',
  'backend/src/server.ts',
];
for (const name of [...FOLDERS, ...OWN_STATE])
  if (!existsSync(name)) throw new Error(`kept-runtime.cjs names ${name}, which does not exist.`);

/** Packages that replace globals or functions of Node, register themselves with Jest, or have a state of a test file. */
const PACKAGES =
  /^node_modules\/(nock|@mswjs|pino|sonic-boom|on-exit-leak-free|thread-stream|jest-[^/]*|@jest|swr|css\.escape|@testing-library\/(react|jest-dom))\//;

const isBelow = (name, folders) => folders.some((folder) => name === folder || name.startsWith(`${folder}/`));
function mayStay(file) {
  const name = path.relative(process.cwd(), file);
  return isBelow(name, FOLDERS) && !isBelow(name, OWN_STATE) && !PACKAGES.test(name);
}

/** Modules that stay from file to file, for each global object by path, with the path of their source maps. */
const keptOf = new WeakMap();
/** The runtime of the file that runs. */
let current;

/** Modules of a registry that may stay, with all that they loaded. */
function stayingIn(registry) {
  const staying = new Map([...registry].filter(([file, { loaded }]) => loaded && mayStay(file)));
  for (let before = -1; before !== staying.size;) {
    before = staying.size;
    for (const [file, { children = [] }] of staying)
      if (children.some(({ filename }) => !staying.has(filename))) staying.delete(file);
  }
  return staying;
}

exports.__esModule = true;
/**
 * Jest runs every module anew for every test file, which took a third of the processor time of short ones: packages, schemas
 * and rules have no state, and what V8 compiled for them is lost. Those stay in the process, whose test files share a
 * global object (`node-environment.ts`, `ui-environment.ts`).
 */
exports.default = class extends Runtime {
  constructor(...given) {
    super(...given);
    current = this;
    const { global } = given[1];
    if (!keptOf.has(global)) keptOf.set(global, new Map());
    // React's contexts remember the renderer: a file that renders as the server does has modules of its own.
    this.isShared = !readFileSync(given[6], 'utf8').includes('react-dom/server');
    this.kept = this.isShared ? keptOf.get(global) : new Map();
    const registry = this.registries.getActiveCjsRegistry();
    for (const [file, { module, map }] of this.kept) {
      registry.set(file, module);
      if (map) this.transformCache.getSourceMaps().set(file, map);
    }
    for (const method of ['setMock', 'markExplicitCjsMock']) {
      const own = this.mockState[method].bind(this.mockState);
      this.mockState[method] = (from, name, ...rest) => {
        const file = this._resolution.resolveCjs(from, name);
        if (mayStay(file)) this.forget(file);
        own(from, name, ...rest);
      };
    }
  }

  /** A module that stayed loads further ones in the file that runs. */
  requireModuleOrMock(from, name) {
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  /** Forgets a mocked module and the modules that use it, so that they load anew. Nothing of the test file stays. */
  forget(mocked) {
    this.isShared = false;
    const forgotten = new Set([mocked]);
    for (let before = 0; before !== forgotten.size;) {
      before = forgotten.size;
      for (const [file, { module }] of this.kept)
        if (module.children?.some(({ filename }) => forgotten.has(filename))) forgotten.add(file);
    }
    const registry = this.registries.getActiveCjsRegistry();
    for (const file of forgotten) if (this.kept.has(file)) registry.delete(file);
  }

  /** A file that resets its modules gets modules of its own. */
  resetModules() {
    super.resetModules();
    this.isShared = false;
  }

  teardown() {
    if (this.isShared)
      for (const [file, module] of stayingIn(this.registries.getActiveCjsRegistry()))
        if (!this.kept.has(file)) this.kept.set(file, { module, map: this.transformCache.getSourceMaps().get(file) });
    super.teardown();
  }
};
