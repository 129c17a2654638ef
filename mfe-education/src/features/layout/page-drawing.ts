import type { DrawingRequest } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { type EducationPage, educationPaths } from '@ofgc/shared/routes/activities.ts';

type PageDrawing = Pick<DrawingRequest, 'name' | 'palette' | 'count' | 'moved'>;

/** One subject a page; green to teal, community violet. */
const drawings: Partial<Record<EducationPage, PageDrawing>> = {
  activities: { name: 'calendar', palette: 'mint' },
  schools: { name: 'bus', palette: 'teal' },
  families: { name: 'family', palette: 'mint' },
  touring: { name: 'island', palette: 'teal' },
  workshop: { name: 'workshop', palette: 'mint' },
  masterclasses: { name: 'cello', palette: 'green' },
  training: { name: 'chairs', palette: 'teal' },
  oldTraining: { name: 'stand', palette: 'mint' },
  community: { name: 'hospital', palette: 'violet' },
  club16: { name: 'ticket', palette: 'green' },
  club26: { name: 'listening', palette: 'teal' },
};
const general: PageDrawing = { name: 'tuning-fork', palette: 'green' };

/** The drawing beside the head of a page of this section, by the page's address. */
export function pageDrawing(path: string): PageDrawing {
  const [page] = (Object.entries(educationPaths) as [EducationPage, string][]).find(([, own]) => own === path) ?? [];
  return (page && drawings[page]) ?? general;
}
