/**
 * Babel's helper for `{ ...a, ...b }` in antd, without a descriptor for each property: a literal in antd's code that is
 * spread has no accessors. The helper took a twentieth of the time of the tests of a screen.
 */
module.exports = (target, ...sources) => Object.assign(target, ...sources);
