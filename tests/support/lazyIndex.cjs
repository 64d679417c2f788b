const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

/** `var _button = _interopRequireDefault(require("./button"));` */
const IMPORT = /^var (_\w+) = (_interopRequire\w+\(require\("[^"]+"\)\));$/gm;

/**
 * Jest's transformer for a package's list of exports: each module is loaded when it is first used, so that a test file
 * loads a few of antd's components and icons instead of all of them.
 */
module.exports = {
  process(source) {
    const imports = new Map([...source.matchAll(IMPORT)].map(([, name, load]) => [name, load]));
    const code = source
      .replace(IMPORT, 'var $1;')
      .replace(/\breturn (_\w+)\.default;/g, (whole, name) =>
        imports.has(name) ? `return (${name} ??= ${imports.get(name)}).default;` : whole,
      );
    return { code };
  },
  getCacheKey: (source, path) =>
    createHash('sha256').update(source).update(path).update(readFileSync(module.filename)).digest('hex'),
};
