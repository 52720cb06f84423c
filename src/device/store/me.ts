import { useEffect } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { readMe } from '#contract/me.ts'
import { useOnline } from '../browser/network.ts'
import { currentSession, rememberProfile, useSession } from '../identity/session.ts'
import { rest } from '../rest/rest.ts'
import { accountStore } from './account-store.ts'
import { useLive } from './useLive.ts'

export type Me = AnswerOf<typeof readMe>

/** Who is signed in, as the server last said; undefined until the device is read, and null where it never said. */
export function useMe(): Me | null | undefined {
  const idAccount = useSession().session?.idAccount ?? null
  const isOnline = useOnline()
  useEffect(() => {
    if (idAccount !== null && isOnline) void pullMe().catch(() => {})
  }, [idAccount, isOnline])
  return useLive(idAccount === null ? null : `me ${idAccount}`, async () => () => readStored(idAccount ?? 0))
}

/** Asks the server and keeps its answer. What still waits in the queue to be changed keeps the person's word. */
export async function pullMe(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const result = await rest(readMe)
  if (!result.ok || currentSession()?.idAccount !== session.idAccount) return
  const store = accountStore(session.idAccount)
  const waiting = await store.outbox.filter(({ name }) => name.startsWith('me.')).count()
  if (waiting > 0) return
  await keepMe(session.idAccount, result.answer)
  const { fullName, image } = result.answer
  rememberProfile({ fullName, image })
}

/** What was answered to a change, or what will be. */
export async function changeMe(change: Partial<Me>): Promise<void> {
  const session = currentSession()
  const known = session && (await readStored(session.idAccount))
  if (known) await keepMe(session.idAccount, { ...known, ...change })
}

async function keepMe(idAccount: number, answer: Me): Promise<void> {
  await accountStore(idAccount).answers.put({ key: readMe.name, answer, at: Date.now() })
}

async function readStored(idAccount: number): Promise<Me | null> {
  const row = await accountStore(idAccount).answers.get(readMe.name)
  return (row?.answer as Me | undefined) ?? null
}
