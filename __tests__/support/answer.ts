/** What `call` reads of a response; jsdom has no `Response` of its own. */
export const answer = (body: object, status = 200): Response =>
  ({ ok: status < 400, status, statusText: '', json: () => Promise.resolve(body) }) as Response;
