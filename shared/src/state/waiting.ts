import { atom } from 'jotai';

const tasks = atom(0);

/** The number of tasks that the visitor is waiting for. */
export const waitingTasks = atom((get) => get(tasks));
/** The loading overlay shows while any waiting task runs. */
export const isWaiting = atom((get) => get(tasks) > 0);

export const startWaiting = atom(null, (_get, set) => set(tasks, (count) => count + 1));
/** Never below zero: a task that ends twice must not hide another's overlay. */
export const endWaiting = atom(null, (_get, set) => set(tasks, (count) => Math.max(0, count - 1)));
