import { expect, it } from 'vitest';
import { forbiddenIn, machineIn } from './machine-words.ts';

it.each([
  'const page = { title: "El process.env de la selección", steps: 3 };',
  '/* const key = process.env.KEY; */ const a = 1;',
  '  // const key = process.env.KEY;',
  'const { steps } = process; const { env } = process.settings; process[0].title;',
  'const { env, title } = processOf(page);',
  'page.process.env.KEY',
  'const o={text:"Lea process.env.KEY, o nada",b:1}',
])('a module may have %s', (code) => expect(machineIn(code)).toBeNull());

it.each([
  'const home = process.env.HOME;',
  'const o={title:"Fecha (2026)",key:process.env.KEY,name:"x"};',
  'f("a;", process.env.KEY || "b")',
  'const { env } = process; env.API',
  'const {env:a,argv:b}=process,c=1',
  'process.exit(1)',
])('a module does not ask the machine: %s', (code) => expect(machineIn(code)).not.toBeNull());

it('a script evaluates no text and sets no cookie', () => {
  expect(forbiddenIn('document.cookie="a=1"')?.[0]).toBe('document.cookie=');
  expect(forbiddenIn('const a = "eval (a)"; document.cookie==="a"')).toBeNull();
});
