import { Parser } from 'htmlparser2';

/** An element of a page. */
export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  parent: PageElement | undefined;
  /** Its own text, without that of the elements in it. */
  text: string;
  isInBody: boolean;
  /** It is a drawing, or part of one. */
  isInDrawing: boolean;
  /** The slot that it is in, or `main` in the page's own part; undefined in the frame. */
  part: string | undefined;
  /** How many elements it is nested in. */
  depth: number;
  /** The shadow root that it is in (`<template shadowrootmode>`), in which ids are looked up by themselves. */
  root: PageElement | undefined;
  /** It has no end tag and ends only with its parent. */
  isLeftOpen: boolean;
  /** There is only its end tag: it was ended by an element that may not stand in it. */
  isStray: boolean;
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
    onopentag(tag, attributes, isImplied) {
      const name = tag.toLowerCase();
      if (name === 'svg') drawings += 1;
      const parent = open.at(-1);
      const element: PageElement = {
        name,
        attributes,
        parent,
        text: '',
        isInBody,
        isInDrawing: drawings > 0,
        part: attributes['data-slot'] ?? (name === 'main' ? 'main' : isOfFrame(attributes) ? undefined : parent?.part),
        depth: open.length,
        root: parent && 'shadowrootmode' in parent.attributes ? parent : parent?.root,
        isLeftOpen: false,
        isStray: isImplied,
      };
      found.push(element);
      open.push(element);
      if (name === 'body') isInBody = true;
    },
    ontext(text) {
      const element = open.at(-1);
      if (element) element.text += text;
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

/** Whether the shell made it: classes begin with the name of their app. */
function isOfFrame({ class: names = '' }: Record<string, string>): boolean {
  return names.startsWith('shell-');
}

/** The relations of a link, in lower case: `rel` may have several. */
export function relationsOf({ rel = '' }: Record<string, string>): string[] {
  return rel.toLowerCase().split(/\s+/).filter(Boolean);
}
