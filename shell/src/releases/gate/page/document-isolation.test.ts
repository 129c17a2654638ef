import { expect, it } from 'vitest';
import { isolationProblems } from './document-isolation.ts';

const problemsOf = (html: string) => isolationProblems(html, 'https://ofgc.example/');

it.each([
  '<title>Empleo</title><svg><title>Violín</title><use href="#violin"></use></svg>',
  '<link rel="canonical" href="https://ofgc.example/portal-empleo"><img src="/fotos/1.avif">',
  '<a href="https://elsewhere.example/">fuera</a><form action="/portal-empleo"></form>',
  '<img src="/fotos/1.avif" srcset="/fotos/2.avif 2x"><p style="background:url(/fotos/3.avif)">a</p>',
  '<link rel="stylesheet" href="/a.css"><body><a tabindex="-1" id="a">a</a><script>"<p id="a">"</script><input form="b">',
  '<meta name="robots" content="noindex">',
  '<img src="/plano.avif" usemap="#salas"><map name="salas"><area alt="Cómo llegar" href="https://elsewhere.example/"></map>',
  '<link rel="alternate" type="application/rss+xml" href="https://elsewhere.example/a.xml"><link rel="license" href="https://elsewhere.example/">',
  '<img srcset="data:image/png;base64,AA//,//8A 1x, https://ofgc.example/fotos/2.avif 2x"><p style="background:url(https://ofgc.example/a.png)">a</p>',
  '<script src="/assets/shell/1/browser/main.js"></script><meta name="description" content="a">',
  '<body><jobs-a><template shadowrootmode="open"><p id="x">a</p></template></jobs-a><jobs-a><template shadowrootmode="open"><p id="x">b</p></template></jobs-a><p id="x">c</p>',
  '<body><jobs-a><template shadowrootmode="open"><link rel="stylesheet" href="/assets/jobs/1/browser/a.css"><p>a</p></template></jobs-a>',
])('a page may have %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  ['<base href="https://elsewhere.example/">', 'has <base> in it'],
  ['<iframe src="/x"></iframe>', 'has <iframe>, <object> or <embed> in it'],
  ['<meta http-equiv="refresh" content="0">', 'has <meta http-equiv> in it'],
  ['<meta content="0" http-equiv="refresh">', 'has <meta http-equiv> in it'],
  ['<script async="" src="https://elsewhere.example/a.js"></script>', 'has something from elsewhere in it'],
  ['<img alt="" src="//elsewhere.example/a.gif">', 'has something from elsewhere in it'],
  ['<form method="post" action="https://elsewhere.example/"></form>', 'has something from elsewhere in it'],
  ['<link rel="stylesheet" href="https://elsewhere.example/a.css">', 'has something from elsewhere in it'],
  ['<link rel="alternate stylesheet" href="https://elsewhere.example/a.css">', 'has something from elsewhere in it'],
  ['<link rel="alternate" hreflang="en" href="https://elsewhere.example/en">', 'has something from elsewhere in it'],
  ['<link rel="preconnect" href="https://elsewhere.example">', 'has something from elsewhere in it'],
  ['<map name="a"><area href="/a" ping="/count"></map>', 'has a link that tells others of it in it'],
  ['<style>body{display:none}</style>', 'has a style of its own in it'],
  ['<svg><style>body{display:none}</style></svg>', 'has a style of its own in it'],
  ['<svg><foreignObject><iframe src="/x"></iframe></foreignObject></svg>', 'has <iframe>, <object> or <embed> in it'],
  ['<svg><image href="https://elsewhere.example/a.png"></image></svg>', 'has something from elsewhere in it'],
  ['<svg><use xlink:href="//elsewhere.example/a.svg#a"></use></svg>', 'has something from elsewhere in it'],
  ['<img srcset="https://elsewhere.example/a.png 2x">', 'has something from elsewhere in it'],
  ['<img src="https://ofgc.example.elsewhere.com/a.png">', 'has something from elsewhere in it'],
  ['<img src="https://ofgc.example@elsewhere.com/a.png">', 'has something from elsewhere in it'],
  ['<img src="\\\\elsewhere.example/a.png">', 'has something from elsewhere in it'],
  ['<img src=//elsewhere.example/a.png>', 'has something from elsewhere in it'],
  ["<img src='&#104;ttps://elsewhere.example/a.png'>", 'has something from elsewhere in it'],
  ['<img srcset="/a.png 1x,https://elsewhere.example/b.png 2x">', 'has something from elsewhere in it'],
  [
    '<link rel="preload" as="image" imagesrcset="/a.png 1x, //elsewhere.example/b.png 2x">',
    'has something from elsewhere in it',
  ],
  [
    '<svg><rect fill="URL(https://elsewhere.example/a.svg#a)"></rect></svg>',
    'has something from elsewhere in a style in it',
  ],
  ['<video poster="https://elsewhere.example/a.png"></video>', 'has something from elsewhere in it'],
  ['<button formaction="https://elsewhere.example/">a</button>', 'has something from elsewhere in it'],
  ['<input type="image" alt="a" src="//elsewhere.example/a.gif">', 'has something from elsewhere in it'],
  [
    '<p style="background:url(&quot;https://elsewhere.example/a.png&quot;)">a</p>',
    'has something from elsewhere in a style in it',
  ],
  ['<a href="/portal-empleo" ping="/count">a</a>', 'has a link that tells others of it in it'],
  [
    '<title>Inicio</title><title>Mine</title>',
    'has two titles: the meta of the route’s handle says it, and no component',
  ],
  ['<main>a</main><main>b</main>', 'has two main parts'],
  ['<html lang="es"><body><html dir="rtl"></html></body></html>', 'has two documents'],
  ['<body><p>a</p><body dir="rtl"></body></body>', 'has two bodies'],
  [
    '<link rel="canonical" href="/a"><link href="/b" rel="canonical">',
    'has two canonical addresses: the meta of the route’s handle says it, and no component',
  ],
  [
    '<link rel="canonical" href="/a"><link href="/b" rel="x Canonical">',
    'has two canonical addresses: the meta of the route’s handle says it, and no component',
  ],
  ['<body><link rel="next StyleSheet" href="/assets/concerts/1/browser/a.css">', 'has a style sheet of its own in it'],
  ['<meta name="robots" content="noindex"><meta name="robots" content="all">', 'has two words for search engines'],
  [
    '<meta name="description" content="a"><meta name="Description" content="b">',
    'has two descriptions: the meta of the route’s handle says it, and no component',
  ],
  [
    '<meta property="og:title" content="a"><meta property="og:title" content="b">',
    'has two titles for networks (og:title): the meta of the route’s handle says it, and no component',
  ],
  ['<meta name="viewport" content="a"><meta name="viewport" content="maximum-scale=1">', 'has two viewports'],
  ['<meta name="referrer" content="unsafe-url">', 'has <meta name="referrer"> in it'],
  ['<p id="menu">a</p><p class="b" id="menu">c</p>', 'has the id "menu" twice'],
  [
    '<script type="application/json" id="page-state">{}</script><script id="page-state">{}</script>',
    'has the id "page-state" twice',
  ],
  ['<a href="/" tabindex="5">a</a>', 'has an order of its own for the keyboard in it'],
  ['<a href="/" accesskey="b">a</a>', 'has an order of its own for the keyboard in it'],
  [
    '<link rel="stylesheet" href="/assets/jobs/1/browser/a.css" data-precedence="a">',
    'has a style sheet of its own in it',
  ],
  ['<body><p>a</p><link rel="stylesheet" href="/assets/jobs/1/browser/a.css">', 'has a style sheet of its own in it'],
  [
    '<jobs-a><template shadowrootmode="open"><p id="x">a</p><p id="x">b</p></template></jobs-a>',
    'has the id "x" twice',
  ],
  [
    '<body><jobs-a><template shadowrootmode="open"><link rel="stylesheet" href="/datos/a.css"></template></jobs-a>',
    'has a style sheet of its own in it',
  ],
  ['x'.repeat(2_000_001), 'weighs 2000001 letters; 2000000 are the most'],
])('a page may not have %s', (html, problem) => {
  const problems = problemsOf(html);
  expect(problems.map((one) => one.replace(/ in it: .*/s, ' in it'))).toEqual([problem]);
});

it.each([
  [
    '<img src="/a.png"><img alt="" src="//elsewhere.example/b.png">',
    'in it: <img src="//elsewhere.example/b.png"> (files',
  ],
  ['<p class="jobs-A"><iframe></iframe></p>', 'in it: <iframe> in <p class="jobs-A"> (no page shows another one)'],
  ['<style>body{color:red}</style><style></style>', 'in it: <style> and 1 more (a CSS module'],
  [
    '<svg><rect fill="url(//elsewhere.example/a.svg)"></rect></svg>',
    'in it: <rect fill="url(//elsewhere.example/a.svg)"> (',
  ],
  ['<a href="/becas" tabindex="5">Becas</a>', 'in it: <a href="/becas"> “Becas” (no tabindex above 0'],
])('a refusal names what a page may not have: %s', (html, place) => expect(problemsOf(html).join()).toContain(place));

const homeHead =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="a">' +
  '<link rel="alternate" hreflang="en" href="/en"><script type="application/json" id="page-state">{"a":1}</script>';

it.each([
  ['<meta name="robots" content="noindex">', '<meta name="robots">'],
  ['<meta name="bingbot" content="noindex">', '<meta name="bingbot">'],
  ['<meta name="viewport" content="width=100">', '<meta name="viewport">'],
  ['<meta name="viewport" content="width=device-width">', '<meta name="viewport">'],
  ['<meta name="referrer" content="unsafe-url">', '<meta name="referrer">'],
  ['<meta name="description" content="b">', '<meta name="description">'],
  ['<meta property="og:title" content="b">', '<meta property="og:title">'],
  ['<link rel="alternate" hreflang="de" href="/de">', '<link rel="alternate">'],
  ['<link rel="manifest" href="/mine.json">', '<link rel="manifest">'],
  ['<script type="speculationrules">{"prerender":[]}</script>', '<script type="speculationrules">'],
  ['<script type="module" src="/fotos/1.js"></script>', '<script type="module">'],
])('the home page may not have %s', (html, tag) => {
  const problems = isolationProblems(homeHead + html, 'https://ofgc.example/', homeHead);
  expect(problems).toEqual([`has ${tag} in it, which is for the page to say`]);
});

const homeWith = (part: string) =>
  `<html><head></head><body><div><main><div data-slot="home.jobs">${part}</div><div data-slot="home.news"></div></main>` +
  '<footer><p>a</p></footer></div><script type="application/json" id="page-state">{}</script></body></html>';

it.each([
  '{"@type":"BreadcrumbList"}',
  '{"@graph":[{"@type":["Organization","MusicGroup"]}]}',
  '{"@type":"https://schema.org/WebSite"}',
])('a part of the home page may not have data of the page: %s', (data) => {
  const part = `<script type="application/ld+json">${data}</script>`;
  expect(isolationProblems(homeWith(part), 'https://ofgc.example/', homeWith(''))).toContain(
    'has <script type="application/ld+json"> in it, which is for the page to say',
  );
});

it('the home page may not have a field that belongs to another form', () => {
  const html = '<input name="email" form="newsletter">';
  expect(isolationProblems(html, 'https://ofgc.example/', '')).toEqual([
    'has a field that belongs to another form in it',
  ]);
  expect(isolationProblems(`<form id="newsletter"></form>${html}`, 'https://ofgc.example/', '')).toEqual([]);
});

it('the home page may load what its parts are made of, and carry other data', () => {
  const state = homeHead.replace('{"a":1}', '{"b":2}');
  const files =
    '<link rel="preload" as="image" imagesrcset="/fotos/1.avif 1x,/fotos/2.avif 2x"><link rel="stylesheet" href="/assets/joined/a.css">' +
    '<script type="module" src="/assets/jobs/1/browser/home.jobs.js"></script>';
  expect(isolationProblems(state + files, 'https://ofgc.example/', homeHead)).toEqual([]);
});

it.each([
  '<ul><li>a<li>b</ul><p>a<p>b<br><img src="/a.png"><table><tr><td>a</table>',
  '<svg><path d="M0 0h1"/><use href="#a"></use></svg><form><select><option>a<option>b</select></form>',
  '<dialog><input autofocus=""></dialog>',
  '<script type="application/ld+json">{"@type":"JobPosting","hiringOrganization":{"@type":"Organization"}}</script>',
])('the home page may have a part with %s', (part) => {
  expect(isolationProblems(homeWith(part), 'https://ofgc.example/', homeWith(''))).toEqual([]);
});

it.each([
  ['<s>a', 'leaves an element open'],
  ['<a href="/portal-empleo">', 'leaves an element open'],
  ['<form>', 'leaves an element open'],
  ['<select>', 'leaves an element open'],
  ['<template>', 'leaves an element open'],
  ['<noscript>', 'leaves an element open'],
  ['<svg><title>', 'leaves an element open'],
  ['<!-- ', 'ends elements of others'],
  ['<textarea>', 'ends elements of others'],
  ['</div>', 'ends elements of others'],
  ['</div></div></main>', 'ends elements of others'],
  ['<div data-slot="home.news">mine</div>', 'has the part home.news twice'],
  ['<input autofocus="">', 'has a part that takes the focus in it'],
])('the home page may not have a part with %s', (part, problem) => {
  expect(isolationProblems(homeWith(part), 'https://ofgc.example/', homeWith('')).join()).toContain(problem);
});

it('the home page may not have a part that is larger than any page', () => {
  const problems = isolationProblems(homeWith('x'.repeat(400_001)), 'https://ofgc.example/', homeWith(''));
  expect(problems).toEqual(['has parts of 400001 letters in it; 400000 are the most']);
});
