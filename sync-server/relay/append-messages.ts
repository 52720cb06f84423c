import type { Append } from './append.ts'
import type { AppenderOptions } from './appender.ts'
import type { DocId } from './update-log.ts'

export interface ThreadStart extends AppenderOptions {
  readonly databaseUrl: string
  readonly logLevel: string
}

export type ToThread = PackedAppends | 'close'

/** `seconds` is what the commit took. */
export type FromThread =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'committed'
      readonly numbers: readonly number[]
      readonly otherHistory: readonly number[]
      readonly seconds: number
    }
  | { readonly kind: 'closed'; readonly number: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'stuck' }

/** Bytes that are copied between threads one by one would each take the whole buffer along that they lie in. */
export interface PackedAppends {
  readonly appends: readonly PackedAppend[]
  /** Of all entries, one after the other. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface PackedAppend {
  readonly number: number
  readonly doc: DocId
  readonly rebuilds: number
  readonly lengths: readonly number[]
  readonly accounts: readonly (number | null)[]
}

export function pack(appends: ReadonlyMap<number, Append>): PackedAppends {
  const entries = [...appends.values()].flatMap((append) => append.entries)
  const bytes = new Uint8Array(entries.reduce((sum, { data }) => sum + data.length, 0))
  let at = 0
  for (const { data } of entries) {
    bytes.set(data, at)
    at += data.length
  }
  return {
    bytes,
    appends: [...appends].map(([number, { doc, rebuilds, entries: own }]) => ({
      number,
      doc: { idBrand: doc.idBrand, document: doc.document },
      rebuilds,
      lengths: own.map(({ data }) => data.length),
      accounts: own.map(({ idAccount }) => idAccount),
    })),
  }
}

export function unpack({ appends, bytes }: PackedAppends): Map<Append, number> {
  let at = 0
  return new Map(
    appends.map(({ number, doc, rebuilds, lengths, accounts }) => {
      const entries = lengths.map((length, i) => {
        at += length
        return { data: bytes.subarray(at - length, at), idAccount: accounts[i] ?? null }
      })
      return [{ doc, rebuilds, entries }, number]
    }),
  )
}
