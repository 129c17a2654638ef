import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Connections } from './connections.ts';
import { beginBody, holdBody } from './bodies/waiting-bodies.ts';

const longest = 1_000;

it('a connection is closed when its oldest response is overdue, and other connections are not', () => {
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

it('a body that waited for its turn has its whole timeout from then on', () => {
  let now = 0;
  const connections = new Connections({ maxOfAddress: 9, maxOfAll: 9, isTrusted: () => false, now: () => now });
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress: '192.0.2.1',
    writableLength: 0,
  }) as unknown as Socket;
  const request = { socket, complete: false } as IncomingMessage;
  connections.add(socket);
  connections.begin(request, new EventEmitter() as ServerResponse);
  const isLateAt = (time: number) => {
    now = time;
    return connections.late(() => longest).length === 1;
  };
  holdBody(request);
  expect([isLateAt(5_000), connections.isStalled(socket)]).toEqual([false, false]);
  beginBody(request);
  expect([isLateAt(5_900), connections.isStalled(socket), isLateAt(6_001)]).toEqual([false, true, true]);
});
