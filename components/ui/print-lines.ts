/** Longest time for which the text stays: some browsers never tell that printing is over. */
const LONGEST_MS = 60_000;

/** Prints lines of text without the page around them. The text is not stored, has no address, and is gone after printing. */
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
  const remove = () => frame.remove();
  view.addEventListener('afterprint', remove);
  setTimeout(remove, LONGEST_MS);
  view.print();
}
