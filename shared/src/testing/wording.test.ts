import { describe, expect, it } from 'vitest';
import { wordingFaults } from './wording.ts';

describe('wordingFaults', () => {
  it.each([
    ['es', 'Ahorra un 22 % en la zona A', 'a line may break before the unit'],
    ['en', 'Up to {{count}} min', 'a line may break before the unit'],
    ['es', 'Cargando...', 'three points are no ellipsis'],
    ['en', 'The "Great"', 'a straight quotation mark'],
    ['en', 'Doors at 09:30', 'a zero before the hour'],
    ['es', 'El plan 2024-2028', 'a hyphen between two years'],
    ['es', 'Unas 3.200 obras', 'four figures have no point'],
    ['es', 'Ingresos de 64300 €', 'five figures have a point'],
    ['es', '<p>Elija, y si <strong>quieres</strong>, venga</p>', 'tú instead of usted'],
    ['es', 'La “Heroica”', 'English quotation marks'],
    ['es', 'Sinfonía nº 3', 'nº for n.º'],
    ['en', '«Rome»', 'Spanish quotation marks'],
    ['en', 'He said ‘no’', 'single quotation marks'],
    ['en', 'Save 22 %', 'a space before %'],
    ['en', 'A grant of €1200', 'four figures have a comma'],
    ['en', 'The concertmaster', 'a word that this house has another for'],
    ['en', 'Your favorite seat', 'American spelling'],
  ] as const)('finds a fault in %s text: %s', (language, text, fault) => {
    expect(wordingFaults({ place: 'page', language, text }).join()).toContain(fault);
  });

  it.each([
    ['es', 'El 22\u00a0% de 3200 butacas, 64.300\u00a0€ y la Sinfonía n.º 3, el 28.11.2026, en la temporada 2026-27'],
    ['es', 'El plan 2024–2028 está en /plan-estrategico-2024-2028'],
    ['es', 'De 9:30 a 14:00, y el 2026-11-20T09:30:00Z'],
    ['es', '«¿Qué tienes tú?», dice la canción'],
    ['en', 'Save 22% on €1,200 for “Rome”, <a href="/en/rome">the leader’s concert</a>'],
  ] as const)('finds no fault in %s text: %s', (language, text) => {
    expect(wordingFaults({ place: 'page', language, text })).toEqual([]);
  });
});
