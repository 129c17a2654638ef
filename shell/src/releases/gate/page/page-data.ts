import { pageStateId } from '../../../composition/page-state.ts';

/** Where a page has its data for the browser. */
export const dataAt = new RegExp(`(?<=id="${pageStateId}">).*?(?=</script>)`, 's');
