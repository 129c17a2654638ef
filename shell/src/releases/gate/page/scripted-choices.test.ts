import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { scriptedChoiceProblems } from './scripted-choices.ts';

const problemsOf = (html: string) =>
  scriptedChoiceProblems(readElements(`<main>${html}</main>`), new Set(['jobs-Play.module-line']));

it.each([
  '<button type="button" aria-pressed="true">Todas</button>',
  '<div role="tablist"><button role="tab">Todas</button></div>',
  '<button role="tab" aria-controls="a">Todas</button><div hidden><p id="a">Una</p></div>',
  '<button type="button" aria-pressed="true"><svg></svg><span>Todas</span></button>',
  '<span role="button" aria-pressed="false" tabindex="0">Todas</span>',
])('finds a choice that needs scripts: %s', (html) => {
  expect(problemsOf(html)).toEqual([
    'has the choice “Todas”, which does nothing without scripts: a link or a form does, or a style for (scripting: none) hides it',
  ]);
});

it.each([
  '<a href="?para=familias" aria-current="true">Todas</a>',
  '<form><button name="para" value="1" aria-pressed="true">Todas</button></form>',
  '<button form="filter" aria-pressed="true">Todas</button>',
  '<p class="jobs-Play.module-line"><button aria-pressed="false">Oír</button></p>',
  '<div hidden><button aria-pressed="false">Oír</button></div>',
  '<dialog><button role="tab">Oír</button></dialog>',
  '<button role="tab" aria-controls="a">Obras</button><div id="a" role="tabpanel">Una</div>',
  '<button type="button">Copiar</button>',
  '<button type="button" aria-pressed="false" disabled>Todas</button>',
])('lets a page have %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});
