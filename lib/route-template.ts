/** The app's bundle and the web server's hold this module once each; the symbol is common to both. */
const TEMPLATE = Symbol.for('venue.route');

/** Notes the template of a request's address, such as `/api/orders/:id`, for the metrics. */
export const noteRoute = (request: object, template: string): void => void Reflect.set(request, TEMPLATE, template);

/** The noted template, if any. */
export const routeOf = (request: object): string | undefined => Reflect.get(request, TEMPLATE) as string | undefined;

const REFUSAL = Symbol.for('venue.refusal');

/** Notes why a request was refused, as the key of the refusal, for the metrics. */
export const noteRefusal = (request: object, key: string | undefined): void => void Reflect.set(request, REFUSAL, key);

/** The noted refusal, if any. */
export const noteOfRefusal = (request: object): string | undefined =>
  Reflect.get(request, REFUSAL) as string | undefined;
