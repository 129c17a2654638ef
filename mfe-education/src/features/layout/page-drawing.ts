import type { DrawingRequest } from '@ofgc/shared/design/drawings/drawing-address.ts';
import { type EducationPage, educationPaths } from '@ofgc/shared/routes/education/activities.ts';

type PageDrawing = Pick<DrawingRequest, 'name' | 'palette' | 'count' | 'moved'>;

/** One drawing for each page, in green to teal; the community page's is violet. */
const drawings: Partial<Record<EducationPage, PageDrawing>> = {
  activities: { name: 'calendar', palette: 'mint' },
  schools: { name: 'bus', palette: 'teal' },
  families: { name: 'family', palette: 'mint' },
  touring: { name: 'island', palette: 'teal' },
  workshop: { name: 'workshop', palette: 'mint' },
  masterclasses: { name: 'tuning-fork', palette: 'green' },
  training: { name: 'chairs', palette: 'teal' },
  oldTraining: { name: 'stand', palette: 'mint' },
  community: { name: 'hospital', palette: 'violet' },
};

/** The drawing beside the head of a page of this section, by its address; undefined for the clubs, whose card is their picture. */
export function pageDrawing(path: string): PageDrawing | undefined {
  const [page] = (Object.entries(educationPaths) as [EducationPage, string][]).find(([, own]) => own === path) ?? [];
  return page && drawings[page];
}
