import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import * as Y from 'yjs'
import { chainOfTypes } from '#server/relay/testing/test-hostile.ts'
import { presenceOf } from '#server/relay/testing/test-wire.ts'
import { encodePresence, encodeUpdate } from '#server/relay/wire/messages.ts'
import { openRoom } from './neighbour.ts'

/** What a member of one brand has for an attack. */
export interface Attacker {
  readonly url: string
  readonly token: string
  readonly idBrand: number
}

type Attack = (attacker: Attacker, until: number) => Promise<void>

/** Each goes on until a time of `Date.now()`, and opens what the server closes again at once. */
export const attacks: Readonly<Record<string, Attack>> = {
  '64 sockets × 1,000 presence messages': (attacker, until) => all(64, () => floodPresence(attacker, until)),
  'shared types under a guarded field, 16 writes each': (attacker, until) =>
    all(4, () => writeTypes(attacker, until)),
  'updates of 64 kB in eight sockets': (attacker, until) => all(8, () => grow(attacker, until)),
  'bodies of 1 MB, nested': (attacker, until) => all(8, () => postNested(attacker, until)),
  '200 calls at once': (attacker, until) => all(200, () => callOn(attacker, until)),
}

async function all(count: number, begin: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, begin))
}

function floodPresence(attacker: Attacker, until: number): Promise<void> {
  return inRooms(attacker, until, async (socket, round) => {
    for (let n = 0; n < 1_000; n += 1) {
      const state = { place: 'core', caret: { at: n }, pad: '가'.repeat(100) }
      socket.send(encodePresence(presenceOf([[1 + round, n, state]])))
    }
    await drained(socket)
  })
}

function writeTypes(attacker: Attacker, until: number): Promise<void> {
  // Made before, so that making them takes no time of the server; each has other Yjs clients.
  const chains = Array.from({ length: 200 }, () =>
    encodeUpdate(chainOfTypes(new Y.Doc(), 'info', 'representative', 16)),
  )
  return inRooms(attacker, until, async (socket, round) => {
    socket.send(chains[round % chains.length] as Uint8Array)
    await drained(socket)
  })
}

function grow(attacker: Attacker, until: number): Promise<void> {
  const doc = new Y.Doc()
  return inRooms(attacker, until, async (socket) => {
    const before = Y.encodeStateVector(doc)
    doc.getText('core.background').insert(0, '가'.repeat(21_000))
    socket.send(encodeUpdate(Y.encodeStateAsUpdate(doc, before)))
    await drained(socket)
  })
}

async function postNested({ url }: Attacker, until: number): Promise<void> {
  const body = `${'['.repeat(500_000)}${']'.repeat(500_000)}`
  while (Date.now() < until) {
    await fetch(`${url}/api/v1/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).then(finished, finished)
  }
}

async function callOn({ url, token, idBrand }: Attacker, until: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) }
  while (Date.now() < until) await fetch(`${url}/api/v1/brand/core`, { headers }).then(finished, finished)
}

/** A refused or broken call is an answer too. */
async function finished(answer: unknown): Promise<void> {
  if (answer instanceof Response) await answer.arrayBuffer()
  else await pause(10)
}

async function inRooms(
  { url, token, idBrand }: Attacker,
  until: number,
  round: (socket: WebSocket, round: number) => Promise<void>,
): Promise<void> {
  for (let rounds = 0; Date.now() < until; ) {
    const opened = await openRoom(url, token, idBrand).catch(() => null)
    // A refused socket: the next try is a moment later, as a program that does harm would wait too.
    if (!opened) await pause(100)
    while (opened && opened.socket.readyState === opened.socket.OPEN && Date.now() < until)
      await round(opened.socket, rounds++)
    opened?.socket.terminate()
  }
}

/** Until what was sent has left this process, or the socket is closed. */
async function drained(socket: WebSocket): Promise<void> {
  do await pause(5)
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > 0)
}
