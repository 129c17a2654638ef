import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Connections } from './connections.ts';

const longest = 1_000;

it('closes a connection whose oldest answer is overdue, and no other', () => {
  let now = 0;
  const connections = new Connections({ maxOfAddress: 9, maxOfAll: 9, isTrusted: () => false, now: () => now });
  const open = () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '192.0.2.1', isClosed: false });
    const opened = Object.assign(socket, { destroy: () => (socket.isClosed = true) });
    connections.add(opened as unknown as Socket);
    return opened;
  };
  const ask = (socket: object) => {
    const response = new EventEmitter();
    connections.begin({ socket } as IncomingMessage, response as ServerResponse);
    return () => response.emit('close');
  };
  const [late, answered, idle] = [open(), open(), open()];
  ask(late);
  const end = ask(answered);
  now = 600;
  ask(late);
  ask(answered);
  end();
  connections.closeOverdue(longest);
  expect([late, answered, idle].map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
  now = 1_100;
  connections.closeOverdue(longest);
  expect([late, answered, idle].map(({ isClosed }) => isClosed)).toEqual([true, false, false]);
});
