import { accountStore } from '../store/account-store.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

export const idAccount = 7

/** Inserts a command into the outbox as if it had been there for a while; returns its id. */
export async function putRow(url: string, given: Partial<OutboxRow> = {}): Promise<number> {
  const row: OutboxRow = {
    name: 'approval.change',
    method: 'PATCH',
    url,
    brand: null,
    headers: {},
    body: null,
    key: `key of ${url}`,
    lane: 'a',
    createdAt: Date.now(),
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
    ...given,
  }
  return (await accountStore(idAccount).outbox.add(row)) ?? 0
}

export function rows(): Promise<OutboxRow[]> {
  return accountStore(idAccount).outbox.orderBy('n').toArray()
}

export interface Sent {
  readonly url: string
  readonly key: string | null
}

type Answer = () => Response | Promise<Response>

/** A server with prepared answers, then 200; `answerNext` sets them by address, in the order of the tries. */
export function fakeServer() {
  const sent: Sent[] = []
  const next = new Map<string, Answer[]>()
  return {
    sent,
    urls: () => sent.map(({ url }) => url),
    answerNext: (url: string, ...answers: Answer[]) => void next.set(url, answers),
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      sent.push({ url, key: new Headers(init.headers).get('Idempotency-Key') })
      return next.get(url)?.shift()?.() ?? Response.json({})
    },
  }
}

export function noAnswer(): never {
  throw new TypeError('the connection broke')
}

export async function emptyStore(): Promise<void> {
  const { outbox, files } = accountStore(idAccount)
  await Promise.all([outbox.clear(), files.clear()])
}

/** The bodies of the commands that wait in a lane, oldest first. */
export async function readWaiting(idAccount: number, lane: string): Promise<unknown[]> {
  const rows = await accountStore(idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter((row) => row.lane === lane)
    .toArray()
  return Promise.all(
    rows.map(({ body }) => (body ? body.text().then((text) => JSON.parse(text) as unknown) : null)),
  )
}
