/** Babel's helper for `{ [key]: value }` in antd, without its conversion of the key, which JavaScript does by itself. */
module.exports = (object, key, value) => {
  if (!(key in object)) object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  return object;
};
