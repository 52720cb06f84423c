import { z } from 'zod'
import { documentNames } from '#model/document-kinds/names.ts'
import { type CloseCode, closeCode } from '#model/sync/protocol.ts'
import type { Change, Revocation } from '../http/events.ts'
import type { EventCodec } from './share-events.ts'

const codes: readonly number[] = Object.values(closeCode)
const revocation = z.object({
  idBrand: z.number().optional(),
  idAccount: z.number().optional(),
  tokenHash: z.string().optional(),
  code: z.custom<CloseCode>((code) => codes.includes(Number(code))),
  reason: z.string(),
})
const change = z.object({ idBrand: z.number(), document: z.enum(documentNames) })

export const revocationCodec: EventCodec<Revocation> = {
  encode: ({ tokenHash, ...rest }) =>
    toBytes({ ...rest, ...(tokenHash && { tokenHash: Buffer.from(tokenHash).toString('base64') }) }),
  decode: (message) => {
    const { idBrand, idAccount, tokenHash, code, reason } = revocation.parse(fromBytes(message))
    return {
      ...(idBrand !== undefined && { idBrand }),
      ...(idAccount !== undefined && { idAccount }),
      ...(tokenHash !== undefined && { tokenHash: Buffer.from(tokenHash, 'base64') }),
      code,
      reason,
    }
  },
}

export const changeCodec: EventCodec<Change> = {
  encode: toBytes,
  decode: (message) => change.parse(fromBytes(message)),
}

function toBytes(event: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(event))
}

function fromBytes(message: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(message))
}
