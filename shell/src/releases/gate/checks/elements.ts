import { Parser } from 'htmlparser2';

/** An element of a page, without its content. */
export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  isInBody: boolean;
  /** It is a drawing, or part of one. */
  isInDrawing: boolean;
  /** How many elements it is nested in. */
  depth: number;
  /** It has no end tag and ends only with its parent. */
  isLeftOpen: boolean;
}

/** Elements that need no end tag or have no content. */
const endless =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|li|dt|dd|p|rt|rp|option|optgroup|thead|tbody|tfoot|tr|td|th|colgroup)$/;

/** All elements of a page in their order. */
export function readElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const open: PageElement[] = [];
  let drawings = 0;
  let isInBody = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = tag.toLowerCase();
      if (name === 'svg') drawings += 1;
      const element = { name, attributes, isInBody, isInDrawing: drawings > 0, depth: open.length, isLeftOpen: false };
      found.push(element);
      open.push(element);
      if (name === 'body') isInBody = true;
    },
    onclosetag(tag, isImplied) {
      const element = open.pop();
      // Elements inside a drawing may be self-closing.
      if (element && isImplied && !endless.test(element.name))
        element.isLeftOpen = element.name === 'svg' || !element.isInDrawing;
      if (tag.toLowerCase() === 'svg') drawings -= 1;
    },
  });
  parser.end(html);
  return found;
}

/** The relations of a link, in lower case: `rel` may have several. */
export function relationsOf({ rel = '' }: Record<string, string>): string[] {
  return rel.toLowerCase().split(/\s+/).filter(Boolean);
}
