import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { BLOCKED_ADDRESS, renameAttribute, sanitize } from '../shared/sanitize';
import { documentSchema } from './documentSchema';

/** HTML without what could run or disguise anything. */
export function cleanHtml(html: string): string {
  // Pictures in a template are not fetched.
  const box = document.createElement('template');
  box.content.append(sanitize(html));
  box.content
    .querySelectorAll(`[${BLOCKED_ADDRESS}]`)
    .forEach((picture) => renameAttribute(picture, BLOCKED_ADDRESS, 'src'));
  return box.innerHTML;
}

export const readDocument = (html: string): Node => DOMParser.fromSchema(documentSchema).parse(sanitize(html));

const isBlank = (root: Node): boolean => {
  let isFound = false;
  root.descendants((node) => {
    isFound ||= node.type.name.startsWith('kept') || (node.text ?? '').trim() !== '';
    return !isFound;
  });
  return !isFound;
};

/** The value that a document stands for; undefined when there is nothing in it. */
export function writeDocument(root: Node): string | undefined {
  if (isBlank(root)) return undefined;
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(documentSchema).serializeFragment(root.content));
  return cleanHtml(box.innerHTML);
}

/** Position in a document of the character with this number, as a browser counts the text it shows. */
export function positionOf(root: Node, character: number): number {
  let left = character;
  let position: number | undefined;
  root.descendants((node, start) => {
    if (position !== undefined) return false;
    const length = node.isText ? (node.text ?? '').length : 0;
    if (node.isText && left <= length) position = start + left;
    left -= length;
    return true;
  });
  return position ?? root.content.size;
}
