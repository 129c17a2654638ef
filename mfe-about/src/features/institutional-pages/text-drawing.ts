import type { DrawingRequest } from '@ofgc/shared/design/drawings/drawing-address.ts';

type TextDrawing = Pick<DrawingRequest, 'name' | 'palette' | 'count'>;

/** By the pages' addresses: what asks for trust shows itself open. */
const drawings: Record<string, TextDrawing> = {
  '/transparencia': { name: 'drawer', palette: 'stone' },
  '/perfil-contratante': { name: 'letter', palette: 'sand' },
  '/canal-denuncias': { name: 'letter', palette: 'lilac' },
  '/sobre-ofgc/info-general': { name: 'ticket', palette: 'sky' },
};

/** The drawing beside the head of a page of text; undefined for those of law, which have none. */
export const textDrawing = (path: string): TextDrawing | undefined => drawings[path];
