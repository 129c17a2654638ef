import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { accessibleNameProblems } from './accessible-names.ts';

const problemsOf = (html: string, answers: unknown[] = []) => accessibleNameProblems(readElements(html), answers);

it.each([
  '<img alt=""><img alt="La orquesta en el escenario"><img alt="Foto de la orquesta"><img alt="Imagen del cartel">',
  '<a href="/a" aria-label="Leer más sobre las bases">Leer más</a><button aria-label="Cerrar el aviso">×</button>',
  '<a href="/a" aria-label="1 de noviembre">1 nov</a><button aria-label="Más información">+ info</button>',
  '<a href="/a" aria-label="Bases de la convocatoria"><h3>Bases</h3><p>Hasta el día 3</p></a>',
  '<button aria-label="Siguiente"><span aria-hidden="true">Adelante</span><svg><title>Flecha</title></svg></button>',
  '<a href="/a" aria-label="Bases de la convocatoria">Leer más</a><a href="/a" aria-label="Más">Más información</a>',
  '<button aria-label="Más">+</button><button aria-label="Inicio">Entrada principal</button>',
  '<a href="/en" aria-label="English">EN</a><a aria-label="Aquí">Inicio</a>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each(['Imagen', 'una fotografía', 'Image', 'The logo'])('the words of a picture are not “%s”', (alt) => {
  expect(problemsOf(`<img alt="${alt}">`)).toEqual([
    `has a picture with the words “${alt}”, which say nothing of it: alt="" where it only adorns`,
  ]);
  expect(problemsOf(`<img alt="${alt}">`, [{ alt }])).toEqual([]);
});

it('a link is called what is written on it', () =>
  expect(problemsOf('<a href="/a" aria-label="Leer más"><b>Bases de la convocatoria</b></a>')).toEqual([
    'has “Bases de la convocatoria”, which is called “Leer más” (aria-label): who speaks to the machine says what is written',
  ]));
