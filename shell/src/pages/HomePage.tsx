import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { compositionContext } from '../routing/composition.ts';
import { loadSlots } from '../routing/load-slots.ts';
import { Slot } from '../routing/Slot.tsx';
import { homeSlots } from './home-slots.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { slots: await loadSlots(homeSlots, context.get(compositionContext), context.get(pageContext)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ t }) => ({ title: t('home.title'), description: t('home.description') }),
};

export function Component() {
  const { slots } = useLoaderData<typeof loader>();
  return homeSlots.map((name) => <Slot key={name} name={name} data={slots[name]} />);
}
