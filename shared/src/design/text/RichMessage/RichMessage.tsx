import { cloneElement, type ReactElement } from 'react';

interface RichMessageProps {
  /** A translated sentence: `Quiero música de <composer/>`, `<b>14 conciertos</b> de hoy a junio`. */
  text: string;
  /** By the name of its mark; an element around words gets them as its children. */
  elements: Record<string, ReactElement>;
}

/** `<name/>` or `<name>words</name>`; marks do not stand inside each other. */
const mark = /<(\w+)(?:\/>|>([^<]*)<\/\1>)/;

/** A whole sentence from the catalogue with elements in it. Marks without an element are shown as they are written. */
export function RichMessage({ text, elements }: RichMessageProps) {
  const found = mark.exec(text);
  if (!found) return text;
  const [written, name = '', words] = found;
  const element = elements[name];
  const rest = text.slice(found.index + written.length);
  return (
    <>
      {text.slice(0, found.index)}
      {element ? (words === undefined ? element : cloneElement(element, {}, words)) : written}
      {rest && <RichMessage text={rest} elements={elements} />}
    </>
  );
}
