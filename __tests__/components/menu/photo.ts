import { act, fireEvent, screen } from '@testing-library/react';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0];
export const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A photo by its first bytes. */
export const photo = (name = 'photo.jpg', bytes = JPEG) => new File([new Uint8Array(bytes)], name);
/** Arguments of each drawing on a canvas, without the image. */
export const drawn: unknown[][] = [];

/** Missing in jsdom's blobs. */
Blob.prototype.arrayBuffer = function read(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

/** Uploads of the browser, pending until the test replies. */
export class Sending {
  static last: Sending;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  statusText = '';
  responseText = '';
  form?: FormData;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = (_method: string, address: string) => void (this.address = address);
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  abort = () => this.onabort?.();
  send = (form: FormData) => {
    this.form = form;
    Sending.last = this;
  };
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

/** Uploads and canvases that jsdom does not have; a photo is 2000 px wide and high. */
export function stubPhotos(): void {
  drawn.length = 0;
  Object.assign(window, { XMLHttpRequest: Sending });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.defineProperties(HTMLImageElement.prototype, {
    naturalWidth: { configurable: true, get: () => 2000 },
    naturalHeight: { configurable: true, get: () => 2000 },
  });
  const context = { fillRect: () => undefined, drawImage: (...args: unknown[]) => void drawn.push(args.slice(1)) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['cut'], { type: type ?? '' })));
}

/** Chooses files in the input of the photo's tab. */
export const choosePhoto = (container: ParentNode, ...files: File[]) =>
  act(async () => {
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files } });
    await Promise.resolve();
  });

/** Loads the chosen photo into its frame. */
export const loadPhoto = async () => {
  fireEvent.load(await screen.findByRole('img', { name: /Выбранное фото|Chosen photo/ }));
};
