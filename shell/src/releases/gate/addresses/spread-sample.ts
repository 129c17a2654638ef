/** Which of a list comes next: first its ends, then what is in the middle. */
const places = [0, 1, 0.5, 0.25, 0.75];

/** Takes one entry out of a list, so that those taken come from all parts of it. @param taken how many were taken before */
export function takeSpreadSample<Entry>(list: Entry[], taken: number): Entry | undefined {
  return list.splice(Math.round((places[taken % places.length] ?? 0) * Math.max(0, list.length - 1)), 1)[0];
}
