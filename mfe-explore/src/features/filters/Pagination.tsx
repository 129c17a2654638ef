import { PageLinks } from '@ofgc/shared/design/navigation/PageLinks/PageLinks.tsx';
import type { ListMeta } from '@ofgc/shared/http/list.schema.ts';
import { useTranslation } from 'react-i18next';

interface PaginationProps {
  meta: Pick<ListMeta, 'total' | 'page' | 'perPage'>;
  pathOf: (page: number) => string;
}

/** The links between the pages of a list, in the words of this section. */
export function Pagination(list: PaginationProps) {
  const { t } = useTranslation('explore');
  const texts = {
    label: t('paging.label'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    place: (page: number, pages: number) => t('paging.place', { page, pages }),
  };
  return <PageLinks {...list} texts={texts} />;
}
