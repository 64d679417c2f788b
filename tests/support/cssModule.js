// In tests the class name of a CSS module is its key.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
