import { cloneElement, type ReactElement } from 'react';

interface RichMessageProps {
  /** A translated sentence: `Quiero música de <composer/>`, `<b>14 conciertos</b> de hoy a junio`. */
  text: string;
  /** The elements by the names of their marks; an element around text gets the text as its children. */
  elements: Record<string, ReactElement>;
}

/** `<name/>` or `<name>words</name>`; marks cannot be nested. */
const mark = /<(\w+)(?:\/>|>([^<]*)<\/\1>)/;

/** A whole sentence from the catalogue with elements in it. Marks without an element are shown as text. */
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
