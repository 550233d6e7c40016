/**
 * Copies a text while a press is handled; false when the browser refuses. Uses the copy command, because the Clipboard API
 * is missing from pages over plain http.
 */
export function copyText(text: string): boolean {
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  // WebKit copies without a selection only where this event is prevented.
  const allow = (event: Event) => event.preventDefault();
  document.addEventListener('copy', copy);
  document.addEventListener('beforecopy', allow);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing replaces it outside secure contexts
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', copy);
    document.removeEventListener('beforecopy', allow);
  }
}
