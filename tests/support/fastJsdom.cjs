/** Replaces what jsdom computes again for each element. It must be loaded before jsdom. */
const formControls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
const { implForWrapper, wrapperForImpl } = require('jsdom/lib/jsdom/living/generated/utils.js');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { parse } = require('rrweb-cssom');

const ELEMENT_NODE = 1;
const ATTRIBUTES = /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]/g;
const ARGUMENTS = /\([^()]*\)/g;
const COMPOUND = /^(?:[a-z][\w-]*|\*)?(?:[.#:]+[\w-]+)*$/i;
const ANY = { tag: '', className: '' };

function withoutArguments(selector) {
  const shorter = selector.replace(ARGUMENTS, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The tag and the class that the last part of each selector of a list requires; '' for any. */
function requirementsOf(selectors) {
  if (typeof selectors !== 'string' || /[\\|&]/.test(selectors)) return [ANY];
  return withoutArguments(selectors.replace(ATTRIBUTES, ''))
    .toLowerCase()
    .split(',')
    .map((selector) => {
      const compound = selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1);
      if (!COMPOUND.test(compound)) return ANY;
      return { tag: /^[a-z][\w-]*/.exec(compound)?.[0] ?? '', className: /\.([\w-]+)/.exec(compound)?.[1] ?? '' };
    });
}

function memoize(create) {
  const cache = new Map();
  return (key) => {
    if (!cache.has(key)) cache.set(key, create(key));
    return cache.get(key);
  };
}
const requirements = memoize(requirementsOf);

const defaultRules = parse(defaultStyleSheet).cssRules.map((rule) => ({
  selectors: rule.selectorText,
  text: rule.style?.cssText ?? '',
}));
/** The rules of jsdom's default style sheet that can match an element with this tag. */
const defaultRulesOf = memoize((wanted) =>
  defaultRules.filter(({ selectors }) => requirements(selectors).some(({ tag }) => tag === '' || tag === wanted)),
);

/** The declarations of all rules that match the element, as text, and of its style attribute. */
function declarationsOf(element) {
  const tag = element._localName.toLowerCase();
  const classes = (element.getAttributeNS(null, 'class') ?? '').toLowerCase().split(/\s+/);
  let text = '';
  for (const rule of defaultRulesOf(tag)) if (matchesDontThrow(element, rule.selectors)) text += `${rule.text};`;
  const add = (rule) => {
    const canMatch = requirements(rule.selectorText).some(
      (required) =>
        (required.tag === '' || required.tag === tag) &&
        (required.className === '' || classes.includes(required.className)),
    );
    if (canMatch && matchesDontThrow(element, rule.selectorText)) text += `${rule.style.cssText};`;
  };
  for (const sheet of element._ownerDocument.styleSheets._list) {
    for (const rule of sheet.cssRules) {
      if (!rule.media) add(rule);
      else if (Array.from(rule.media).includes('screen')) for (const inner of rule.cssRules) add(inner);
    }
  }
  return `${text}|${element.style?.cssText ?? ''}`;
}

/** Computed styles by all that they are computed from. */
const styles = new Map();
const MAX_STYLES = 5000;
const INHERITED = ['visibility', 'pointer-events', 'color', 'caret-color'];

/** The styles of the elements of a document, until jsdom clears its cache of declarations because of a change. */
const stylesOfElements = new WeakMap();

function styleOf(element, compute) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  if (!stylesOfElements.has(document._styleCache)) stylesOfElements.set(document._styleCache, new WeakMap());
  const known = stylesOfElements.get(document._styleCache);
  const found = known.get(element);
  if (found) return found;
  const parent = domSymbolTree.parent(element);
  const inherited = parent?.nodeType === ELEMENT_NODE ? styleOf(parent, compute).inherited : '';
  const key = `${inherited}|${declarationsOf(element)}`;
  let style = styles.get(key);
  if (!style) {
    if (styles.size >= MAX_STYLES) styles.clear();
    const declaration = compute(element);
    // Elements share it. A browser's is read-only, too.
    declaration._readonly = true;
    style = { declaration, inherited: INHERITED.map((name) => declaration.getPropertyValue(name)).join() };
    styles.set(key, style);
  }
  known.set(element, style);
  return style;
}

/**
 * A `getComputedStyle` with the results of jsdom's, which matches every rule of its default style sheet with each
 * element, and copies what it finds for each call.
 */
exports.fastComputedStyle = (window) => {
  const { getComputedStyle } = window;
  const compute = (element) => getComputedStyle.call(window, wrapperForImpl(element));
  return function fastComputedStyle(element, pseudoElement) {
    const implementation = implForWrapper(element);
    // jsdom does not clear its cache for elements outside the document.
    if (pseudoElement || implementation?.nodeType !== ELEMENT_NODE || !implementation._attached)
      return getComputedStyle.call(window, element, pseudoElement);
    return styleOf(implementation, compute).declaration;
  };
};

/** The labels of the controls in a tree, in the order of the tree. */
function labelsIn(root) {
  const ids = new Map();
  const labels = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node.nodeType !== ELEMENT_NODE) continue;
    const id = node.getAttributeNS(null, 'id');
    if (id && !ids.has(id)) ids.set(id, node);
    if (node._localName === 'label') labels.push(node);
  }
  const labelsOf = new Map();
  for (const label of labels) {
    const control = label.hasAttributeNS(null, 'for') ? ids.get(label.getAttributeNS(null, 'for')) : label.control;
    if (!control || !formControls.isLabelable(control)) continue;
    labelsOf.set(control, [...(labelsOf.get(control) ?? []), label]);
  }
  return labelsOf;
}

/** The labels by the root of a tree, with jsdom's version of the tree, which it increases with each change. */
const labelsOfTrees = new WeakMap();

/** jsdom's searches the tree for each control, and again for each label. */
formControls.getLabelsForLabelable = (control) => {
  if (!formControls.isLabelable(control)) return null;
  const root = control.getRootNode({});
  control._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query() {
      if (labelsOfTrees.get(root)?.version !== root._version)
        labelsOfTrees.set(root, { version: root._version, labelsOf: labelsIn(root) });
      return labelsOfTrees.get(root).labelsOf.get(control) ?? [];
    },
  });
  return control._labels;
};
