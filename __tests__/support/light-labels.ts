import { createRequire } from 'node:module';
import path from 'node:path';

/** jsdom's internal object behind an element. */
interface Element {
  readonly isConnected: boolean;
  readonly ownerDocument: {
    readonly _globalObject: object;
    getElementById(id: string): Element | null;
    getElementsByTagName(name: string): Iterable<Label>;
  };
  getAttributeNS(namespace: null, name: string): string | null;
  _labels?: object;
}
interface Label extends Element {
  readonly control: Element | null;
}
type Found = Element | object | null;

const load = createRequire(__filename);
const living = path.join(load.resolve('jsdom'), '../jsdom/living');
load('jsdom');
const { isLabelable } = load(path.join(living, 'helpers/form-controls.js')) as {
  readonly isLabelable: (one: Element) => boolean;
};
const { createImpl } = load(path.join(living, 'generated/NodeList.js')) as {
  readonly createImpl: (
    global: object,
    args: [],
    own: { readonly element: object; readonly query: () => Element[] },
  ) => object;
};

/** Replaces a getter of a jsdom element. The original runs for a detached element, and when `get` returns undefined. */
function replace(element: string, name: string, get: (one: Element) => Found | undefined) {
  const { implementation } = load(path.join(living, `nodes/HTML${element}Element-impl.js`)) as {
    readonly implementation: { readonly prototype: Element };
  };
  const own = Object.getOwnPropertyDescriptor(implementation.prototype, name)!;
  Object.defineProperty(implementation.prototype, name, {
    ...own,
    get(this: Element) {
      const found = this.isConnected ? get(this) : undefined;
      return found === undefined ? (own.get!.call(this) as Found) : found;
    },
  });
}

/*
 * Finds labels by id. jsdom searches the whole document for each field, and again for each label, which took a third
 * of the processor time of tests with large forms.
 */
replace('Label', 'control', (label) => {
  const id = label.getAttributeNS(null, 'for');
  if (!id) return undefined;
  const found = label.ownerDocument.getElementById(id);
  return found && isLabelable(found) ? found : null;
});
for (const name of ['Input', 'Select', 'TextArea', 'Button'])
  replace(name, 'labels', (field) => {
    if (!isLabelable(field)) return null;
    const element = field.ownerDocument;
    const query = () => Array.from(element.getElementsByTagName('label')).filter(({ control }) => control === field);
    return (field._labels ??= createImpl(element._globalObject, [], { element, query }));
  });
