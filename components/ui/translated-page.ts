/**
 * Lets React work in a page that the browser translates. Translators wrap a text in `<font>`, or put one in its place.
 * React would then fail to remove the text or to insert beside it, and would change a text that is no longer shown.
 */

/** Texts that were taken out, and what shows their translation. */
const translations = new WeakMap<Node, Element>();
const taken = new WeakSet<Element>();

/** As a string, because the element's type is deprecated. */
const FONT: string = 'FONT';

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === FONT;

/** The child of `parent` that holds a node or its translation; null if none does. */
function childHolding(parent: Node, node: Node): Node | null {
  let held: Node | null = translations.get(node) ?? node;
  while (held && held.parentNode !== parent) held = held.parentNode;
  return held;
}

/** Removes a node, or its translation, and the wrappers that this leaves empty. */
function removeWherever(parent: Node, node: Node): void {
  const shown = translations.get(node) ?? node;
  translations.delete(node);
  let wrapper = shown.parentNode;
  wrapper?.removeChild(shown);
  while (wrapper && wrapper !== parent && isFont(wrapper) && wrapper.childNodes.length === 0) {
    const outer: ParentNode | null = wrapper.parentNode;
    wrapper.remove();
    wrapper = outer;
  }
}

function toleratePlaces(isTranslated: () => boolean): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isTranslated()) return removeChild.call(this, child) as T;
    removeWherever(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isHere = before === null || before.parentNode === this || !isTranslated();
    return insertBefore.call(this, node, isHere ? before : childHolding(this, before)) as T;
  };
}

/** Notes what stands for a text that was taken out. A change of the text puts it back, to be translated again. */
function follow(isTranslated: () => boolean): void {
  const observer = new MutationObserver((records) => {
    if (!isTranslated()) return;
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        translations.get(target)?.replaceWith(target);
        translations.delete(target);
        continue;
      }
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !taken.has(node));
      const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE && !node.isConnected);
      if (!isFont(font) || !text) continue;
      translations.set(text, font);
      taken.add(font);
      observer.observe(text, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Prepares the document, once, before React starts. */
export function surviveTranslation(): void {
  const fonts = document.getElementsByTagName(FONT);
  let translated = false;
  const isTranslated = () => (translated ||= fonts.length > 0);
  toleratePlaces(isTranslated);
  follow(isTranslated);
}
