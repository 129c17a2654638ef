import type { DrawingRequest } from '@ofgc/shared/design/drawings/drawing-address.ts';
import {
  complaintsPath,
  contractorProfilePath,
  generalInformationPath,
  transparencyPath,
} from '@ofgc/shared/routes/site/pages.ts';

type TextDrawing = Pick<DrawingRequest, 'name' | 'palette' | 'count'>;

/** The drawings by page path. Pages that ask for trust show something open. */
const drawings: Record<string, TextDrawing> = {
  [transparencyPath]: { name: 'drawer', palette: 'stone' },
  [contractorProfilePath]: { name: 'letter', palette: 'sand' },
  [complaintsPath]: { name: 'letter', palette: 'lilac' },
  [generalInformationPath]: { name: 'ticket', palette: 'sky' },
};

/** The drawing beside the head of a page of text; undefined for legal pages, which have none. */
export const textDrawing = (path: string): TextDrawing | undefined => drawings[path];
