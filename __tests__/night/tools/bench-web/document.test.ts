import { loadedBy } from '@/tools/bench-web/document';

const HTML = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/chunks/2gyr_ac2c5obx.css" nonce="n" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/2v4h0.js"/>
<script src="/_next/static/chunks/40a64yj6loxv_.js" async="" nonce="n"></script>
<script src="/_next/static/chunks/0cz1d0mv5g_q7.js" noModule="" nonce="n"></script>
<script src="/_next/static/chunks/turbopack-2u.js" async="" nonce="n"></script>
</head><body><a href="/orders.js">static/chunks</a>
<script src="/_next/static/chunks/2v4h0.js" nonce="n" async=""></script>
<script nonce="n">self.__next_f.push([1,"5:I[12345,[\\"/_next/static/chunks/39dj_01.js\\",\\"/_next/static/chunks/40a64yj6loxv_.js\\"],\\"App\\"]\\n"])</script>
<script nonce="n">self.__next_f.push([1,":HL[\\"/_next/static/chunks/2gyr_ac2c5obx.css\\",\\"style\\"]\\n"])</script>
</body></html>`;

test('a document loads what its tags and its data name, each file once', () => {
  const { scripts, styles } = loadedBy(HTML);
  expect(scripts.toSorted()).toEqual([
    '/_next/static/chunks/2v4h0.js',
    '/_next/static/chunks/39dj_01.js',
    '/_next/static/chunks/40a64yj6loxv_.js',
    '/_next/static/chunks/turbopack-2u.js',
  ]);
  expect(styles).toEqual(['/_next/static/chunks/2gyr_ac2c5obx.css']);
});

test('scripts for browsers without modules do not count', () => {
  expect(loadedBy(HTML).scripts).not.toContain('/_next/static/chunks/0cz1d0mv5g_q7.js');
});
