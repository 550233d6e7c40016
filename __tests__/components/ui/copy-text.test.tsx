import { copyText } from '@/components/ui/copy-text';

/** Gives the document a copy command, which jsdom does not have. */
const browserThat = (command: () => boolean) => Object.assign(document, { execCommand: jest.fn(command) });

afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

test('gives the text to the copy command, and leaves later copies of the person alone', () => {
  const setData = jest.fn();
  const copied = () => {
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
    return !document.dispatchEvent(event);
  };
  browserThat(() => !document.dispatchEvent(new Event('beforecopy', { cancelable: true })) && copied());
  expect(copyText('code 7')).toBe(true);
  expect(setData).toHaveBeenCalledWith('text/plain', 'code 7');
  expect(copied()).toBe(false);
});

test('tells when the browser refuses', () => {
  browserThat(() => false);
  expect(copyText('code 7')).toBe(false);
});
