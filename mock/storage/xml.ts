type XmlValue = string | number | boolean | XmlFields | readonly XmlFields[];
interface XmlFields {
  readonly [name: string]: XmlValue;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function element(name: string, value: XmlValue): string {
  if (Array.isArray(value)) return value.map((each: XmlFields) => element(name, each)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([key, inner]) => element(key, inner as XmlValue))
          .join('')
      : escape(String(value));
  return `<${name}>${content}</${name}>`;
}

/** An XML document; a list becomes one element for each entry. */
export const xml = (root: string, fields: XmlFields) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, fields)}`;
