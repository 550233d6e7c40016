/** Ways of showing a translation: wrap the text, replace it, or insert a copy and then remove the original. */
export type TranslatorWay = 'wraps' | 'replaces' | 'puts beside';

/**
 * Translates all texts of the page, and later ones, as browsers do. Runs in the page: uses nothing from outside.
 * @returns a function that ends it
 */
export function translatePage(way: TranslatorWay): () => void {
  // As a string, because the element's type is deprecated.
  const tag: string = 'font';
  const skipped = 'font, script, style, textarea, title, option, svg, [translate="no"]';
  const translate = (text: Text) => {
    const { parentElement, data } = text;
    if (!parentElement || data.trim() === '' || parentElement.closest(skipped)) return;
    const font = document.createElement(tag);
    const inner = document.createElement(tag);
    font.append(inner);
    if (way !== 'wraps') inner.textContent = data;
    if (way === 'puts beside') {
      text.after(font);
      text.remove();
      return;
    }
    text.replaceWith(font);
    if (way === 'wraps') inner.append(text);
  };
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(all)));
  all(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
