/** A text of an address without its percent signs; undefined for one that cannot be decoded. */
export function decodedUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
