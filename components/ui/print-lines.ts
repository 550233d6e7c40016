/** Prints lines of text without the page around them. The text is not stored and has no address. */
export function printLines(lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  for (const line of lines) {
    const paragraph = page.createElement('p');
    paragraph.textContent = line;
    paragraph.style.cssText = 'font: 14pt monospace';
    page.body.append(paragraph);
  }
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
