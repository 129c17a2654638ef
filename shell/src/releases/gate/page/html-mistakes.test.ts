import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { htmlMistakes } from './html-mistakes.ts';

const problemsOf = (html: string) => {
  const elements = readElements(`<body><main>${html}</main>`);
  return htmlMistakes(
    elements,
    elements.filter(({ part }) => part === 'main'),
    { siteUrl: 'https://ofgc.example/' },
  );
};

it('a value of the API is not the section’s fault', () => {
  const elements = readElements('<main><p>a&amp;nbsp;b</p><img alt="a.jpg" src="/a.png">');
  const answers = [{ data: { lead: 'a&nbsp;b', alt: 'a.jpg' } }];
  expect(htmlMistakes(elements, elements, { siteUrl: 'https://ofgc.example/', answers })).toEqual([]);
  expect(htmlMistakes(elements, elements, { siteUrl: 'https://ofgc.example/' })).toHaveLength(2);
});

it('a link of the API within its own text is not the section’s fault', () => {
  const elements = readElements('<main><a href="#nota1">1</a>');
  const answers = [{ html: '<a href="#nota1">1</a>' }];
  expect(htmlMistakes(elements, elements, { siteUrl: 'https://ofgc.example/', answers })).toEqual([]);
});

it('a value of the API does not hide one of the section', () => {
  const elements = readElements('<main><p>a&amp;nbsp;b</p><p>NaN</p>');
  expect(
    htmlMistakes(elements, elements, { siteUrl: 'https://ofgc.example/', answers: [{ lead: 'a&nbsp;b' }] }),
  ).toEqual(['shows “NaN”, a value that nobody meant to be read']);
});

it.each([
  '<h1>Empleo</h1><p>Undefined behaviour</p><p>undefined</p><p>Sonata {a}</p>',
  '<a href="/"><img src="/a.png" alt="Inicio"></a><button aria-label="Cerrar"><svg></svg></button>',
  '<a href="#a">a</a><p id="a">b</p><a href="#top">arriba</a><label for="b">c</label><input id="b">',
  '<dialog aria-labelledby="a"><button form="b">b</button><h2></h2></dialog>',
  '<div hidden><h2></h2></div><div aria-hidden="true"><h2></h2></div>',
  '<jobs-a><template shadowrootmode="open"><p id="a">b</p><div aria-labelledby="a"></div><label for="c">c</label><input id="c"></template></jobs-a>',
  '<form method="dialog"><input type="file"></form><p id="50%">a</p><a href="#50%">a</a>',
  `<form action="javascript:throw new Error('React form unexpectedly submitted.')"></form>`,
  '<img alt="" src="data:image/svg+xml,a"><video autoplay muted></video><a href="https://ofgc.example/">a</a>',
  '<form method="POST" enctype="multipart/form-data"><input type="file"><input type="password"></form>',
  '<script type="application/ld+json">{"a":"{{b}}"}</script><script src="/a.js"></script>',
  '<p>A contract for an undefined period</p><p>Works of undefined duration</p><h2>To Infinity and beyond</h2><p>The Infinity Hall</p>',
  '<textarea readonly>&lt;a href="/"&gt;OFGC&lt;/a&gt;</textarea><form><input type="file" aria-label="a"></form>',
  '<p>null and void</p><p>null</p><time datetime="2026-12-01T09:00:00Z">1 de diciembre</time><p>entre 1969 y 1970</p>',
  '<a href="/a?desde=2026-12-01T09:00">a</a><code>2026-12-01T09:00</code><p>a $ {b} y 12 $</p>',
  '<button commandfor="a" command="show-modal">a</button><button commandfor="a" command="--b">a</button><dialog id="a">a</dialog>',
  '<select><button><selectedcontent></selectedcontent></button><option>a</option></select>',
])('a page may show %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  ['<p>L&amp;#39;orchestra</p>', 'shows “&#39;”, a value that nobody meant to be read'],
  ['<p>a &lt;strong&gt;b&lt;/strong&gt;</p>', 'shows “</strong>”, a value that nobody meant to be read'],
  ['<p>Quedan ${plazas} plazas</p>', 'shows “${”, a value that nobody meant to be read'],
  ['<p>Lorem ipsum dolor</p>', 'shows “Lorem ipsum”, a value that nobody meant to be read'],
  ['<img src="/a.png" alt="IMG_2031.JPG">', 'has a picture whose alt is the name of a file'],
  [
    '<p style="color:red">a</p><b style="top:0">a</b>',
    'has a style attribute, which the site’s policy forbids, on <p style="color:red"> and 1 more: a class of a CSS module can say the same',
  ],
  ['<b onclick="go()">a</b>', 'has a handler as an attribute, which the site’s policy forbids'],
  ['<script>go()</script>', 'has a script as text, which the site’s policy forbids'],
  ['<a href=" javascript:go()">a</a>', 'has a link to a script, which does nothing'],
  ['<a href="http://localhost:3000/">a</a>', 'has a link to the machine of whoever wrote it'],
  ['<img src="/a.png">', 'has a picture without alt'],
  [`<img alt="" src="data:image/png,${'a'.repeat(32_000)}">`, 'has a file as text in the page'],
  ['<audio autoplay></audio>', 'has something that plays by itself'],
  ['<p>a<div>b</div></p>', 'has a block in a paragraph, which browsers end before it'],
  ['<a href="/">a<a href="/">b</a></a>', 'has a link or button in another one, which browsers end before it'],
  ['<script type="application/ld+json">{</script>', 'has data for search engines that are no JSON'],
  ['<p>Quedan NaN días</p>', 'shows “NaN”, a value that nobody meant to be read'],
  ['<a href="/oferta/undefined">a</a>', 'shows “/undefined”, a value that nobody meant to be read'],
  ['<p>Quedan Infinity días</p>', 'shows “Infinity”, a value that nobody meant to be read'],
  ['<p>Infinity %</p>', 'shows “Infinity”, a value that nobody meant to be read'],
  ['<p>3 of undefined</p>', 'shows “undefined”, a value that nobody meant to be read'],
  ['<p>undefined plazas</p>', 'shows “undefined”, a value that nobody meant to be read'],
  ['<p>Hola {{name}}</p>', 'shows “{{”, a value that nobody meant to be read'],
  ['<p aria-label="[object Object]">a</p>', 'shows “[object Object]”, a value that nobody meant to be read'],
  ['<a href="/"><svg></svg></a>', 'has a link, button or heading without words'],
  ['<button><span aria-hidden="true">×</span></button>', 'has a link, button or heading without words'],
  ['<h2></h2>', 'has a link, button or heading without words'],
  ['<a href="webcal:undefined">a</a>', 'shows “:undefined”, a value that nobody meant to be read'],
  ['<img alt="" src="/fotos/undefined.jpg">', 'shows “/undefined”, a value that nobody meant to be read'],
  ['<a href="/?a=null&b=c">a</a>', 'shows “=null”, a value that nobody meant to be read'],
  [
    '<button commandfor="a" command="show-modal">b</button>',
    'has something that belongs to the id “a”, which the page does not have',
  ],
  [
    '<button commandfor="a" command="showmodal">b</button><dialog id="a">c</dialog>',
    'has a button with the command “showmodal”, which browsers do not know',
  ],
  ['<button form="a">b</button>', 'has something that belongs to the id “a”, which the page does not have'],
  [
    '<script type="application/ld+json">{"a":"undefined"}</script>',
    'has a value in its data for search engines that nobody meant',
  ],
  ['<form><input type="password"></form>', 'has a form with a password that its address would carry: it is not posted'],
  [
    '<form method="post"><p><input type="file"></p></form>',
    'has a form that sends the name of a file alone: its enctype is not multipart/form-data',
  ],
  [
    '<dialog open aria-labelledby="a"></dialog>',
    'has something that belongs to the id “a”, which the page does not have',
  ],
  ['<label for="a">b</label>', 'has something that belongs to the id “a”, which the page does not have'],
  [
    '<jobs-a><template shadowrootmode="open"><div aria-labelledby="a"></div></template></jobs-a><p id="a">b</p>',
    'has something that belongs to the id “a”, which the page does not have',
  ],
  ['<a href="#a">b</a>', 'has something that belongs to the id “a”, which the page does not have'],
])('a page does not show %s', (html, problem) => {
  expect(problemsOf(html).map((one) => one.replace(/: <.*/s, ''))).toEqual([problem.replace(/: <.*/s, '')]);
});

it.each([
  [
    '<img src="/a.png" alt=""><img src="/b.png"><img src="/c.png">',
    'a picture without alt: <img src="/b.png"> and 1 more',
  ],
  ['<a href="/becas"><svg></svg></a>', 'without words: <a href="/becas">'],
  ['<div class="jobs-A"><button></button></div>', 'without words: <button> in <div class="jobs-A">'],
  ['<p class="jobs-P">Plazas<div>b</div></p>', 'browsers end before it: <p> in <main class="jobs-M">'],
  ['<b onclick="go()">Becas</b>', 'policy forbids: <b onclick="go()"> “Becas”'],
  ['<img src="/a.png" alt="IMG_2031.JPG">', 'the name of a file: <img src="/a.png">'],
])('a refusal names where a page has it: %s', (html, place) => {
  const own = readElements(`<main class="jobs-M">${html}</main>`).filter(({ part }) => part === 'main');
  expect(htmlMistakes(own, own, { siteUrl: 'https://ofgc.example/' }).join()).toContain(place);
});
