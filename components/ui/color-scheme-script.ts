export const COLOR_SCHEME_KEY = 'color-scheme';
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Sets the scheme of the document before its first paint. A string, because it runs inline. */
export const COLOR_SCHEME_SCRIPT = `try {
  const kept = localStorage.getItem('${COLOR_SCHEME_KEY}');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('${DARK_QUERY}').matches);
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light';
} catch {}`;
