import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { keepActionData } from './keep-action-data.ts';

const answered = { receipt: 'the code of a report' };

function open() {
  const routes = ['here', 'there'].map((id) => ({ id, path: id, loader: () => id, action: () => null }));
  const inner = createMemoryRouter(routes, {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { here: 'here' }, actionData: { here: answered } },
  });
  const router = keepActionData(inner);
  const heard = vi.fn();
  const stop = router.subscribe(({ location, actionData }) => heard(location.hash, actionData?.here));
  return { router, heard, stop };
}

it('action data of a form stay during navigations to anchors of the page', async () => {
  const { router, heard, stop } = open();
  await router.navigate('#contenido');
  expect(heard).toHaveBeenLastCalledWith('#contenido', answered);
  expect(router.state).toMatchObject({ location: { hash: '#contenido' }, actionData: { here: answered } });
  await router.navigate('#otra');
  expect(router.state.actionData).toEqual({ here: answered });
  stop();
  heard.mockClear();
  await router.navigate('#contenido');
  expect(heard).not.toHaveBeenCalled();
});

it.each(['/there', '/here', '/here?a=1'])(
  'action data of a form are removed by a navigation to %s',
  async (address) => {
    const { router } = open();
    await router.navigate('#contenido');
    await router.navigate(address);
    expect(router.state).toMatchObject({ navigation: { state: 'idle' }, actionData: null });
  },
);

it('action data of a form are replaced by those of the next form', async () => {
  const { router } = open();
  await router.navigate('#contenido');
  const formData = new FormData();
  await router.navigate('/here', { formMethod: 'post', formData });
  expect(router.state.actionData).toEqual({ here: null });
});
