const { Script } = require('node:vm');
const { setFlagsFromString } = require('node:v8');
const { default: Runtime } = require('jest-runtime');

// V8 drops the bytecode of a function that has not run for a while, and would compile it again for the next file.
setFlagsFromString('--no-flush-bytecode');

/** Scripts by file name. Null: the file imports at run time, which needs the loader of its own test file. */
const compiled = new Map();

function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const start = `(function(${parameters}){`;
  const script = /\bimport\s*\(/.test(source)
    ? null
    : new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
  compiled.set(filename, { source, parameters, script });
  return script;
}

/** The transformed files of packages by file name. They do not change while a process runs. */
const packageFiles = new Map();

/** Jest's runtime, which reads packages and compiles each module once in a process instead of once for each test file. */
module.exports = class CachedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const { transformCache } = executor;
    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (!filename.includes('/node_modules/') || options?.isInternalModule) return transform(filename, options);
      const known = packageFiles.get(filename);
      if (known) {
        transformCache.transforms.set(filename, known);
        if (known.sourceMapPath) transformCache.sourceMaps.set(filename, known.sourceMapPath);
        return known.code;
      }
      const code = transform(filename, options);
      packageFiles.set(filename, transformCache.transforms.get(filename));
      return code;
    };
    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join();
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      const script = context && scriptOf(source, parameters, filename);
      return script ? script.runInContext(context) : compile(source, filename);
    };
  }
};
