import { describe, expect, it } from 'vitest';
import { styleProblems } from './styles.ts';

describe('the styles of a section', () => {
  it.each([
    '@layer remote{.jobs-List\\.module-a{gap:1px}.jobs-List\\.module-a li,.jobs-List\\.module-a>*{margin:0}}',
    '@layer design{@media (width>=750px){.jobs-Row\\.module-a{display:grid}}}',
    '@layer remote{@keyframes jobs-turn{from{rotate:0deg}to{rotate:1turn}}:root:has(.jobs-Open\\.module-a) .jobs-D\\.module-a{color:red}}',
    '@font-face{font-family:"jobs-A{B";src:url(a.woff2)}/* h1{} */',
    '@layer remote{.jobs-A\\.module-a :is(th,td),:is(.jobs-A\\.module-a,.jobs-B\\.module-b) li,.jobs-A\\.module-a:not(:hover){color:red}}',
    '@layer remote{.jobs-A\\.module-a{background:url(data:image/png;base64,AA//)}}',
    '@property --jobs-turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@layer remote{.jobs-A\\.module-a{container:jobs-a/inline-size}@container jobs-a (width>40rem){.jobs-A\\.module-a:has(h2)>h2{color:red}}}',
    '@layer remote{@supports (anchor-name:--a){@position-try --jobs-above{inset-area:top}.jobs-A\\.module-a{color:red}}}',
    '@layer remote{.jobs-A\\.module-a{&:hover,>li,h2{color:red}@media (width>750px){& & em,.jobs-B\\.module-b &{color:red}}}}',
    '@layer remote{.jobs-A\\.module-a:has(+ .jobs-B\\.module-b),.jobs-A\\.module-a li:nth-child(2n + 1 of .jobs-B\\.module-b){color:red}}',
    '@layer remote{:root:has(.jobs-A\\.module-a[data-size="2"]){font-size:125%;scroll-padding-bottom:6rem}@media print{:root:has(.jobs-A\\.module-a){page:jobs-a}}}',
    '@layer remote{@starting-style{.jobs-A\\.module-a{opacity:0}}@page jobs-programme{margin:1cm}}',
    '@page jobs-programme:first{margin:1cm;@bottom-center{content:counter(page)}}@layer remote,design;',
    '@layer remote{@media print{:root:has(.jobs-A\\.module-a){font-size:14px}}}',
    '@layer remote{.jobs-A\\.module-a{background:image-set("/assets/a.png" 1x,"/assets/b.png" 2x)}}',
    '@layer remote{@scope (.jobs-A\\.module-a) to (.jobs-B\\.module-b){h2{color:red}:scope{gap:1px}color:blue}}',
    '@layer remote{@layer base,late;@layer base{.jobs-A\\.module-a{color:red}}}@layer remote.base{.jobs-A\\.module-a li+li{color:red}}',
    '@layer remote{.jobs-A\\.module-a+.jobs-B\\.module-b,.jobs-A\\.module-a~.jobs-B\\.module-b h2,.jobs-A\\.module-a>*+*{color:red}}',
    '@layer remote{@keyframes "jobs-turn"{to{rotate:1turn}}.jobs-A\\.module-a{--jobs-a:{};animation:jobs-turn}}',
    '@layer remote{@media print{:root:has(.jobs-A\\.module-a){font-size:11pt}}:root:has(.jobs-A\\.module-a){@media print{font-size:11pt}}}',
    '@layer remote{.jobs-A\\.module-a:before{content:"https://elsewhere.example";background:url(a\\).png)}}',
    '@function --jobs-twice(--size <length>){result:calc(var(--size)*2)}@layer remote{.jobs-A\\.module-a{width:--jobs-twice(1px)}}',
    '@layer remote{:root:has(.jobs-A\\.module-a){scroll-padding-top:0}html:has(.jobs-A\\.module-a){font-size:125%;scroll-padding:0}}',
    '@layer remote{.jobs-A\\.module-a{html:has(&){font-size:125%}}}',
    '@font-feature-values jobs-Serif{@styleset{round:1}}@layer remote{:root:has(.jobs-A\\.module-a){font-size:1.25rem}}',
    '@layer remote{dialog.jobs-A\\.module-a{transition:display .2s allow-discrete;&::backdrop,&:popover-open{color:red}@starting-style{opacity:0}}}',
    '@layer remote{.jobs-A\\.module-a:checked + label,.jobs-A\\.module-a~p:first-of-type,.jobs-A\\.module-a{+ span{color:red}}}',
    '@layer remote{dialog .jobs-A\\.module-a,.jobs-A\\.module-a:popover-open{z-index:100}@media print{.jobs-A\\.module-a{z-index:20}}}',
    '@layer remote{body:has(.jobs-A\\.module-a[open]){overflow:hidden}:root:has(dialog.jobs-A\\.module-a:modal){overflow-y:clip;scrollbar-gutter:stable}}',
    '@layer remote{:root:has(.jobs-A\\.module-a[open]){overflow:hidden !important}body:has(.jobs-A\\.module-a:modal){overflow-y:clip! IMPORTANT}}',
    '@layer remote{:root:has(.jobs-A\\.module-a){scroll-padding-top:5rem !important;font-size:125%!important}}',
    '@layer remote{@media (prefers-reduced-motion:no-preference){:root:has(.jobs-A\\.module-a){scroll-behavior:smooth}}}',
    '@layer remote{::view-transition-group(jobs-poster){animation-duration:.2s}}',
    '@layer remote{:root{--jobs-gap:1rem}@media (prefers-color-scheme:dark){:root,body{--jobs-accent:#4fc}}}',
    '@layer remote{label:has(.jobs-A\\.module-a:checked),li:has(> .jobs-B\\.module-b) h3,tr:has(.jobs-A\\.module-a) td{color:red}}',
    '@layer remote{body:has(.jobs-A\\.module-a:checked),:root:has(.jobs-B\\.module-b[data-open="true"]){overflow:hidden}}',
    '@layer remote{:root:has(.jobs-A\\.module-a){--jobs-density:1}html:has(.jobs-A\\.module-a){--jobs-density:1;font-size:110%}}',
    '@layer remote{body:has(.jobs-A\\.module-a){--jobs-density:1}body:has(.jobs-A\\.module-a[open]){--jobs-gap:0;overflow:hidden}}',
    '@layer remote{::view-transition-group(.jobs-card),::view-transition-old( *.jobs-card.jobs-late ){animation-duration:.2s}}',
    '@layer remote{jobs-card,jobs-card:not(:defined) h2,.jobs-A\\.module-a jobs-card{display:block}}',
    '@layer remote{::highlight(jobs-found){color:red}.jobs-A\\.module-a::highlight(jobs-found){color:blue}}',
    '@layer remote{:root{--jobs-layer:19;--jobs-more:calc(var(--jobs-layer) - 2)}.jobs-A\\.module-a{z-index:var(--jobs-layer)}.jobs-B\\.module-b{z-index:calc(var(--jobs-more) + 1)}}',
    '@layer remote{.jobs-A\\.module-a{z-index:var(--jobs-layer);--jobs-layer:2}dialog.jobs-A\\.module-a,.jobs-B\\.module-b[popover]{--jobs-layer:99;z-index:var(--jobs-layer)}}',
    '@layer remote{.jobs-A\\.module-a{z-index:var(--jobs-elsewhere)}.jobs-B\\.module-b{z-index:max(1,var(--jobs-other))}.jobs-C\\.module-c{z-index:auto}}',
    '@layer remote{.jobs-A\\.module-a{--jobs-a:var(--jobs-b);--jobs-b:var(--jobs-a);z-index:var(--jobs-a,calc(5 * 3))}.jobs-B\\.module-b{z-index:calc(-1 * 20)}}',
    '@layer remote{.jobs-A\\.module-popover,.jobs-A\\.module-dialog,.jobs-Dialog\\.module-a{z-index:100}.jobs-A\\.module-popoverButton{z-index:2}}',
    '@layer remote{@media print{:root{--jobs-layer:50}}.jobs-A\\.module-a{--jobs-layer:1;z-index:var(--jobs-layer)}}',
  ])('may be %s', (css) => {
    expect(styleProblems('jobs', { css })).toEqual([]);
  });

  it.each([
    ['@layer remote{h1{color:red}}', 'the style "h1" reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a,body{color:red}}', 'the style "body" reaches pages of others'],
    ['@layer remote{.card{color:red}}', 'the style ".card" reaches pages of others'],
    ['@layer remote{.explore-A\\.module-a{color:red}}', 'the style ".explore-A.module-a" reaches pages of others'],
    [
      '@layer remote{.jobs-A\\.module-a{z-index:9999}}',
      'the style ".jobs-A.module-a" has a z-index of 20 or more, which the shell keeps for the bar of the page',
    ],
    ['@layer remote{.jobs-A\\.module-a{@media screen{z-index:20 !important}}}', 'must be below 20'],
    ...[
      ':root{--jobs-layer:9999}.jobs-A\\.module-a{z-index:var(--jobs-layer)}',
      '.jobs-A\\.module-a{z-index:calc(20 + 10)}',
      '.jobs-A\\.module-a{--jobs-layer:7;z-index:calc((var(--jobs-layer) + 1) * 3) !important}',
      '.jobs-A\\.module-a{z-index:var(--jobs-layer,200)}',
      ':root{--jobs-a:calc(40 / 2)}.jobs-A\\.module-a{--jobs-b:var(--jobs-a);z-index:var(--jobs-b)}',
      '.jobs-A\\.module-popoverButton{position:sticky;top:0;z-index:999}',
      '.jobs-A\\.module-dialog-trigger{z-index:20}',
    ].map((css): [string, string] => [`@layer remote{${css}}`, 'must be below 20']),
    ['@layer remote{:root{--jobs-gap:1rem;--color-ink:red}}', 'the style ":root" reaches pages of others'],
    ['@layer remote{main{--jobs-gap:1rem}}', 'the style "main" reaches pages of others'],
    ['@layer remote{section:has(.jobs-A\\.module-a){color:red}}', 'reaches pages of others'],
    ['@layer remote{li:has(:not(.jobs-A\\.module-a)){color:red}}', 'reaches pages of others'],
    ['@layer remote{body:has(.jobs-A\\.module-a:checked){display:none}}', 'reaches pages of others'],
    ['.jobs-A\\.module-a{color:red}', 'the style ".jobs-A.module-a" is in no layer'],
    ['@layer reset{.jobs-A\\.module-a{color:red}}', "the layer reset is not a section's"],
    ['@layer remote{body:not(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{:where(body,.jobs-A\\.module-a){color:red}}', 'reaches pages of others'],
    ['@layer remote{body:NOT(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{body:has(.jobs-A\\.module-a) main{display:none}}', 'reaches pages of others'],
    ['@layer remote{html:lang(es,".jobs-"){display:none}}', 'reaches pages of others'],
    ['@layer remote{body:nth-child(n of body,.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{body:not(&){display:none}}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{body:has(&) main{display:none}}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){display:none}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a,h1){font-size:2em}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:0 !important}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:0}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:1000%}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){FONT-SIZE:calc(0px)}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){scroll-padding-top:100vh}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){page:concerts-a}}', 'reaches pages of others'],
    ['@layer remote{html :has(.jobs-A\\.module-a){font-size:125%}}', 'reaches pages of others'],
    ['@layer remote{html:has(.jobs-A\\.module-a) main{font-size:125%}}', 'reaches pages of others'],
    ['@layer remote{html:has(.jobs-A\\.module-a,h1){font-size:125%}}', 'reaches pages of others'],
    ['@layer remote{html.open:has(.jobs-A\\.module-a){font-size:125%}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){scroll-padding-top:100}}', 'reaches pages of others'],
    ['@layer remote{@page{size:1cm}}', '@page is how pages of others are printed, too'],
    ['@layer remote{@page :first{size:1cm}}', '@page :first is how pages of others are printed, too'],
    ['@page jobs-a,booklet{size:1cm}', 'is how pages of others are printed, too'],
    ['@view-transition{navigation:auto}', '@view-transition is no rule of a section'],
    ['@font-feature-values Inter{@styleset{a:1}}', 'its name must begin with jobs-'],
    ['@function --twice(--a){result:1px}', 'its name must begin with jobs-'],
    ['@font-feature-values jobs-A{@view-transition{navigation:auto}}', '@view-transition is no rule of a section'],
    ['@styleset{a:1}', '@styleset is no rule of a section'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:9rem}}', 'reaches pages of others'],
    ['@namespace "x";', '@namespace "x" is no rule of a section'],
    ['@layer remote{@keyframes turn{to{rotate:1turn}}}', 'its name must begin with jobs-'],
    ['@property --colour-text{syntax:"*";inherits:true;initial-value:red}', 'its name must begin with jobs-'],
    ['@font-face{font-family:"Inter";src:url(a.woff2)}', 'the font Inter may be another section'],
    ['@font-face{font-family:jobs-A;src:url(https://elsewhere.example/a.woff2)}', 'is fetched from elsewhere'],
    ['@layer remote{.jobs-A\\.module-a{background:url("//elsewhere.example/a.png")}}', 'is fetched from elsewhere'],
    ['@layer remote{@position-try --above{inset-area:top}}', 'its name must begin with jobs-'],
    ['@font-palette-values --night{font-family:Inter}', 'its name must begin with jobs-'],
    [
      '@layer remote{.jobs-A\\.module-a{background:image-set("https://elsewhere.example/a.png" 1x)}}',
      'is fetched from elsewhere',
    ],
    ['@import "https://elsewhere.example/a.css";', 'brings a foreign style sheet'],
    ['@layer remote{.jobs-A\\.module-a~*{display:none}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a+section h2{display:none}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{+ *{display:none}}}', 'reaches pages of others'],
    ['@layer remote{:is(.jobs-A\\.module-a)~main,:is(){display:none}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){@media all{display:none}}}', 'reaches pages of others'],
    ['@layer remote{:root:has(.jobs-A\\.module-a){font-size:3pt}}', 'reaches pages of others'],
    ['@layer remote{body:not([x=").jobs-a "]){display:none}}', 'reaches pages of others'],
    ['@layer remote{body[x=".jobs-a "]{display:none}}', 'reaches pages of others'],
    ['@layer remote{@scope (body){h2{color:red}}}', 'reaches pages of others'],
    ['@layer remote{.jobs-A\\.module-a{@scope (body){display:none}}}', 'reaches pages of others'],
    ['@layer remote{@scope to (.jobs-A\\.module-a){h2{color:red}}}', 'reaches pages of others'],
    ['@keyframes jobs-a{to{background:url({)}}body{display:none}', 'the style "body" reaches pages of others'],
    ['@keyframes jobs-a\\{{to{color:red}}body{display:none}', 'the style "body" reaches pages of others'],
    ['@layer remote{@media all{--a:{}body{display:none};}}', 'the style "body" reaches pages of others'],
    ['@keyframes"shell-turn"{to{rotate:1turn}}', 'its name must begin with jobs-'],
    ['@\\6b eyframes turn{to{rotate:1turn}}', 'its name must begin with jobs-'],
    ['@KEYFRAMES turn{to{rotate:1turn}}', 'its name must begin with jobs-'],
    ['@font-face{FONT-FAMILY:Inter}', 'the font Inter may be another section'],
    ['@font-face{font-family :Inter}', 'the font Inter may be another section'],
    ['@font-face{src:url("a}.woff2");font-family:Inter}', 'the font Inter may be another section'],
    ['@layer my-layer{.jobs-A\\.module-a{color:red}}', "the layer my-layer is not a section's"],
    ['@layer{.jobs-A\\.module-a{color:red}}', "the layer without a name is not a section's"],
    ['@layer zzz,remote,design;', "the layer zzz is not a section's"],
    ['@layer remote{.jobs-A\\.module-a{background:URL(https://elsewhere.example/a.png)}}', 'is fetched from elsewhere'],
    ['@layer remote{.jobs-A\\.module-a{background:url(\\68ttps://elsewhere.example/a)}}', 'is fetched from elsewhere'],
    ['@layer remote{.jobs-A\\.module-a{background:url("\\\\\\\\elsewhere.example/a")}}', 'is fetched from elsewhere'],
    ['@layer remote{.jobs-A\\.module-a{color:red}', 'a style sheet that no browser reads to its end'],
    ['@layer remote{}/* a', 'a style sheet that no browser reads to its end'],
    ['@layer remote{}}', 'it closes a block that it did not open'],
    ['@layer remote{}@layer remote', 'it ends within "@layer remote"'],
    ['<!--@starting-style .jobs-A\\.module-a{body{color:red}}', 'a comment of HTML is none of CSS'],
  ])('are refused as %s', (css, problem) => {
    expect(styleProblems('jobs', { css }).join()).toContain(problem);
  });

  const ofTheDocument =
    'of the document a section may set only font-size (12px to 32px), scroll-padding (up to 160px), scroll-behavior, page (jobs-…) and --jobs-…, and overflow: hidden while a dialog of its own is open, which the brackets say ([open], :open, :modal, :popover-open, :checked, [aria-expanded="true"] or [data-open]), as :root:has(…)';
  const beside = 'its part after + or ~ needs a class of its own';
  const without = 'neither what it matches nor anything around that has a class of this section';
  it.each([
    ['.jobs-A\\.module-a:checked + *{color:red}', beside],
    ['.jobs-A\\.module-a+section h2{color:red}', beside],
    ['.jobs-A\\.module-a{~ div{color:red}}', beside],
    ['body:has(.jobs-A\\.module-a:hover){overflow:hidden}', ofTheDocument],
    [':root:has(.jobs-A\\.module-a[open]){display:none}', ofTheDocument],
    ['::view-transition-group(*){color:red}', without],
    ['::view-transition-group(explore-a){color:red}', without],
    ['html:has(.jobs-A\\.module-a){overflow:hidden}', ofTheDocument],
    [':root:has(.jobs-A\\.module-isOpen){overflow:hidden}', ofTheDocument],
    [':root:has(.jobs-A\\.module-a){--explore-gap:0}', ofTheDocument],
    [':root:has(.jobs-A\\.module-a){font-size:0}', ofTheDocument],
    ['body:has(.jobs-A\\.module-a) main{color:red}', without],
    ['h1 + p{color:red}', without],
    ['::view-transition-group(.explore-a){color:red}', without],
    ['::view-transition-group(*.explore-a){color:red}', without],
    ['explore-card{color:red}', without],
    ['[jobs-card]{color:red}', without],
    ['jobs{color:red}', without],
    [':not(jobs-card){color:red}', without],
    ['::highlight(explore-found){color:red}', without],
    ['::highlight(found){color:red}', without],
    ['::jobs-found{color:red}', without],
    ['body{color:red}', without],
  ])('a refusal says why %s reaches pages of others', (css, reason) =>
    expect(styleProblems('jobs', { css: `@layer remote{${css}}` }).join()).toContain(
      `reaches pages of others: ${reason}`,
    ),
  );

  it.each(['font-size:150%', 'page:jobs-a'])('a part in pages of others says nothing of the document: %s', (said) => {
    const css = `@layer remote{:root:has(.jobs-A\\.module-a){${said}}}`;
    expect(styleProblems('jobs', { css })).toEqual([]);
    expect(styleProblems('jobs', { css, isOfSlot: true }).join()).toContain(
      'reaches pages of others: of the document a part in pages of others may set only scroll-padding (up to 160px) and --jobs-…, as :root:has(…)',
    );
  });

  it('a layer of very many values is read in no time', () => {
    const twice = Array.from({ length: 60 }, (_, at) => `--jobs-${at}:var(--jobs-${at + 1}) var(--jobs-${at + 1});`);
    const css = `@layer remote{.jobs-A\\.module-a{${twice.join('')}--jobs-60:1;z-index:var(--jobs-0)}}`;
    expect(styleProblems('jobs', { css })).toEqual([]);
  });

  it.each([
    '.jobs-A\\.module-modal{position:fixed;z-index:1000}.jobs-A\\.module-modal::backdrop{color:red}',
    '.jobs-A\\.module-modal{position:fixed;&[open]{z-index:1000}@media all{&::backdrop{color:red}}}',
    'dialog.jobs-A\\.module-drawer{color:red}.jobs-A\\.module-drawer .jobs-A\\.module-x{z-index:99}',
    '.jobs-A\\.module-sheet:popover-open{color:red}.jobs-A\\.module-sheet{--jobs-layer:99;z-index:var(--jobs-layer)}',
  ])('a class that a sheet says to be a dialog’s may lie above the page: %s', (css) =>
    expect(styleProblems('jobs', { css: `@layer remote{${css}}`, isOfSlot: true })).toEqual([]),
  );

  it.each([
    '.jobs-A\\.module-a{z-index:99}.jobs-A\\.module-b::backdrop{color:red}',
    '.jobs-A\\.module-a,.jobs-A\\.module-b{z-index:99}.jobs-A\\.module-b::backdrop{color:red}',
    '.jobs-A\\.module-a{z-index:99}.jobs-A\\.module-a:has(:modal) p{color:red}',
    '.jobs-A\\.module-a{z-index:99}.jobs-A\\.module-a:not(:modal){color:red}',
    '.jobs-A\\.module-a{z-index:99}.jobs-A\\.module-a dialog{color:red}',
    '.jobs-A\\.module-a{z-index:99;dialog{color:red}}',
  ])('other classes stay below the bar: %s', (css) =>
    expect(styleProblems('jobs', { css: `@layer remote{${css}}` }).join()).toContain('must be below 20'),
  );

  it('a part in pages of others stays in its place, but for what browsers show above the page', () => {
    const problemsOf = (selector: string) =>
      styleProblems('jobs', { css: `@layer remote{${selector}{position:fixed}}`, isOfSlot: true });
    expect(problemsOf('.jobs-A\\.module-a')).toEqual([
      'the style ".jobs-A.module-a" is fixed to the screen, over parts of others (a dialog’s is named as one: dialog.…, or …::backdrop in the same sheet)',
    ]);
    expect(problemsOf('.jobs-A\\.module-a:popover-open')).toEqual([]);
    expect(problemsOf('.jobs-A\\.module-popover')).toEqual([]);
    expect(problemsOf('.jobs-A\\.module-popoverButton')).toHaveLength(1);
    expect(styleProblems('jobs', { css: '@layer remote{.jobs-A\\.module-a{position:fixed;z-index:19}}' })).toEqual([]);
  });
});
