/** Forbids scripts and loading. Inline styles are allowed, because browsers use them to show an image. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Chrome shows no PDF in a sandbox, and needs its own viewer as an object. */
const PDF_POLICY =
  "default-src 'self'; script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Gives a reply of the API its headers: what a browser may do with it, and no caching by default. */
export function guarded(response: Response): Response {
  const { headers } = response;
  const isPdf = headers.get('content-type') === 'application/pdf';
  headers.set('content-security-policy', isPdf ? PDF_POLICY : `${POLICY}; sandbox`);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return response;
}
