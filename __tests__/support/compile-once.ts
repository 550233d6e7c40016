import vm from 'node:vm';

type Compile = typeof vm.compileFunction;

const compile: Compile = vm.compileFunction;

/** Scripts by file and by code, which differs between projects. */
const scripts = new Map<string, Map<string, vm.Script | null>>();

function scriptOf(code: string, params: readonly string[], filename: string): vm.Script | null {
  const known = scripts.get(filename) ?? new Map<string, vm.Script | null>();
  scripts.set(filename, known);
  let script = known.get(code);
  if (script === undefined) {
    const head = `(function (${params.join()}) {`;
    // A dynamic import needs the loader of its test file.
    const isShared = !/\bimport\s*\(/.test(code);
    script = isShared ? new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) : null;
    known.set(code, script);
  }
  return script;
}

/**
 * Compiles each module once per process. Jest compiles modules anew for every test file, and V8 then compiles their
 * functions anew: a fifth of the processor time of short tests. Modules are still run anew for every test file.
 */
export function compileOnce(): void {
  vm.compileFunction = ((code, params = [], options = {}): unknown => {
    const { filename, parsingContext } = options;
    const script = parsingContext && filename !== undefined && scriptOf(code, params, filename);
    return script ? script.runInContext(parsingContext) : compile(code, params, options);
  }) as Compile;
}
