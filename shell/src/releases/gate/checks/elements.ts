import { Parser } from 'htmlparser2';

/** An element of a page, without what is in it. */
export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  isInBody: boolean;
  /** It is a drawing, or part of one. */
  isInDrawing: boolean;
}

/** All elements of a page in their order. */
export function readElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  let drawings = 0;
  let isInBody = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = tag.toLowerCase();
      if (name === 'svg') drawings += 1;
      found.push({ name, attributes, isInBody, isInDrawing: drawings > 0 });
      if (name === 'body') isInBody = true;
    },
    onclosetag(tag) {
      if (tag.toLowerCase() === 'svg') drawings -= 1;
    },
  });
  parser.end(html);
  return found;
}

/** What a link says that it is, in small letters: `rel` may name several things. */
export function relationsOf({ rel = '' }: Record<string, string>): string[] {
  return rel.toLowerCase().split(/\s+/).filter(Boolean);
}
