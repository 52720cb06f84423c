import type { Dexie, EntityTable } from 'dexie'

import type { LocalBrandRef } from '../identity/brand-ref.ts'
import type { StoredAnswer } from './answer-row.ts'

import { type FileRow, fileTable } from './file-row.ts'
import { createDatabase } from './open-limit.ts'

/** A brand begun without an account. Its documents are in IndexedDB like any brand's. */
export interface LocalBrand {
  readonly ref: LocalBrandRef
  readonly name: string
  readonly createdAt: number
  /** The name that was sent to the server. Every try sends the same one. */
  readonly sentName?: string
  /** The server makes no further brand without a plan. */
  readonly needsPlan?: boolean
  /** Set once the server made a brand for it; kept until its documents are known to be stored there. */
  readonly adoptedAs?: {
    readonly idAccount: number
    readonly idBrand: number
    /** State of the documents that was copied, and when. */
    readonly copied: string
    readonly at: number
  }
}

export interface ReceivedFile {
  readonly id: string
  readonly name: string
  readonly blob: Blob
  readonly at: number
}

export type DeviceStore = Dexie & {
  localBrands: EntityTable<LocalBrand, 'ref'>
  facts: EntityTable<{ readonly key: string; readonly value: unknown }, 'key'>
  /** Files of brands begun without an account. */
  files: EntityTable<FileRow, 'id'>
  /** Files that another app of the device gave to this one, until the user has chosen where they go. */
  received: EntityTable<ReceivedFile, 'id'>
  /** Cached answers that do not depend on the account. */
  answers: EntityTable<StoredAnswer, 'key'>
}

/** What belongs to the device and to no account. */
export const deviceStore = createDatabase('saegim-device') as DeviceStore

deviceStore.version(1).stores({ localBrands: 'ref', facts: 'key' })
deviceStore.version(2).stores({ files: fileTable })
deviceStore
  .version(3)
  .stores({ answers: 'key' })
  // Stored in `answers` since.
  .upgrade((transaction) => transaction.table('facts').delete('providers'))
deviceStore.version(4).stores({ received: 'id' })

const accountFact = 'account'

/** The account signed in now, for the service worker, which sees no cookies: it sends only this one's outbox. */
export async function rememberAccount(idAccount: number | null): Promise<void> {
  if (idAccount === null) await deviceStore.facts.delete(accountFact)
  else await deviceStore.facts.put({ key: accountFact, value: idAccount })
}

export async function rememberedAccount(): Promise<number | null> {
  const fact = await deviceStore.facts.get(accountFact)
  return typeof fact?.value === 'number' ? fact.value : null
}

export const leavingPrefix = 'leaving:'

/** Noted before an account's data is removed, so that a sign-out that was cut short is finished at the next start. */
export async function noteLeaving(idAccount: number): Promise<void> {
  await deviceStore.facts.put({ key: `${leavingPrefix}${idAccount}`, value: Date.now() })
}

export function listLeaving(): Promise<{ readonly key: string }[]> {
  return deviceStore.facts.where('key').startsWith(leavingPrefix).toArray()
}
