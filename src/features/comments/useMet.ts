import { useEffect } from 'react'
import { useDocumentViews } from '#device/documents/react/useDocument.ts'
import { usePeople } from '#device/documents/react/usePeople.ts'
import { type BrandRef, isLocal } from '#device/identity/brand-ref.ts'
import { useSession } from '#device/identity/session.ts'
import type { AccountStore } from '#device/store/account-store.ts'
import { useLive } from '#device/store/useLive.ts'
import type { Mentioned } from './mentions.ts'

const atMost = 100
const nobody: readonly Mentioned[] = []

/** Teammates who were here while this device was: without a network nobody is, and they can be named all the same. */
export function useMet(): readonly Mentioned[] {
  const place = useMeetingPlace()
  const met = useLive(place && `${place.idAccount} ${place.key}`, async () => {
    const answers = await answersOf(place?.idAccount ?? 0)
    return async () => readMet(await answers.get(place?.key ?? ''))
  })
  return met ?? nobody
}

/** Keeps who is here now among those who were met. */
export function useMeeting(): void {
  const place = useMeetingPlace()
  const here = usePeople()
  const account = place?.idAccount
  const key = place?.key
  useEffect(() => {
    if (account === undefined || key === undefined || here.length === 0) return
    keepMet(account, key, here).catch((cause: unknown) => console.warn('who is here cannot be kept', cause))
  }, [account, key, here])
}

async function keepMet(idAccount: number, key: string, here: readonly Mentioned[]): Promise<void> {
  const answers = await answersOf(idAccount)
  const before = readMet(await answers.get(key))
  if (here.every(({ id, name }) => before.some((one) => one.id === id && one.name === name))) return
  const others = before.filter(({ id }) => here.every((one) => one.id !== id))
  const met = [...here.map(({ id, name }) => ({ id, name })), ...others].slice(0, atMost)
  await answers.put({ key, answer: met, at: Date.now() })
}

function useMeetingPlace(): { idAccount: number; key: string } | null {
  const { session } = useSession()
  const { brand }: { brand: BrandRef } = useDocumentViews().current.document
  return session === null || isLocal(brand)
    ? null
    : { idAccount: session.idAccount, key: `comments.met:${brand}` }
}

function readMet(stored: { answer: unknown } | undefined): readonly Mentioned[] {
  return Array.isArray(stored?.answer) ? (stored.answer as Mentioned[]) : nobody
}

async function answersOf(idAccount: number): Promise<AccountStore['answers']> {
  const { accountStore } = await import('#device/store/account-store.ts')
  return accountStore(idAccount).answers
}
