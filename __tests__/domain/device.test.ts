import { deviceOf } from '@/lib/sections/auth/rules/device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36`, 'Chrome, Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge, Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 YaBrowser/24.1 Safari/537.36`, 'Yandex, Windows', false],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${WEBKIT} Chrome/130.0 Safari/537.36`, 'Chrome, ChromeOS', false],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A54) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Mobile`,
    'Samsung Internet, Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1',
    'Safari, iPhone',
    true,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/131.0', 'Firefox, macOS', false],
  ['curl/8.5.0', '', false],
  ['', '', false],
])('%s is %s', (userAgent, name, isPortable) => {
  expect(deviceOf(userAgent)).toEqual({ name, isPortable });
});
