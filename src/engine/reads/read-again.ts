import type { Call } from '#contract/call.ts'
import { currentSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import { type CachedRead, isAnswerOf, targetOf } from './cached-read.ts'
import { refresh } from './refresh.ts'

/** A read that needs no input, or a call whose answers are stored for several inputs. */
export type Changed = CachedRead<unknown, never> | { readonly call: Call }

/**
 * Reads answers of a brand again after something has changed them at the server. Reads are asked for at once. Stored answers of
 * the same calls with an input, such as a filter, are marked: every page that shows one, in any tab, asks for it again.
 */
export async function readAgain(idBrand: number, changed: readonly Changed[]): Promise<void> {
  const idAccount = currentSession()?.idAccount ?? null
  if (idAccount === null) return
  const targets = changed.flatMap((one) => ('shape' in one ? [targetOf(one, idAccount, idBrand)] : []))
  const open = targets.flatMap((target) => target ?? [])
  const calls = changed.map(({ call }) => call)
  const keys = new Set(open.map(({ key }) => key))
  await mark(
    idAccount,
    idBrand,
    (key) => !keys.has(key) && calls.some((call) => isAnswerOf(call, key)),
  ).catch((cause: unknown) => console.warn('answers on this device cannot be marked as changed', cause))
  await Promise.all(open.map((target) => refresh(target, { isForced: true })))
}

async function mark(idAccount: number, brand: number, isChanged: (key: string) => boolean): Promise<void> {
  const changedAt = Date.now()
  await accountStore(idAccount)
    .answers.where('brand')
    .equals(brand)
    .filter(({ key }) => isChanged(key))
    .modify((row) => {
      Object.assign(row, { changedAt })
    })
}
