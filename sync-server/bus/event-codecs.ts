import { z } from 'zod'
import { isDocumentName } from '#model/document-kinds/names.ts'
import { type CloseCode, closeCode } from '#model/sync/protocol.ts'
import type { Change, Revocation, RoomRevocation } from '../http/events.ts'
import type { EventCodec } from './share-events.ts'

const codes: readonly number[] = Object.values(closeCode)
const isKnownCode = (code: number): code is CloseCode => codes.includes(code)
const revocation = z.object({
  idBrand: z.number().optional(),
  idAccount: z.number().optional(),
  tokenHash: z.string().optional(),
  // A code of a newer release: only clients that still have access come back, at once.
  code: z.number().transform((code): CloseCode => (isKnownCode(code) ? code : closeCode.overloaded)),
  reason: z.string(),
})
const change = z.object({ idBrand: z.number(), document: z.string() })
const roomRevocation = change.extend({ code: revocation.shape.code, reason: z.string() })

export const revocationCodec: EventCodec<Revocation> = {
  encode: ({ tokenHash, ...rest }) =>
    toBytes({ ...rest, ...(tokenHash && { tokenHash: Buffer.from(tokenHash).toString('base64') }) }),
  decode: (message) => {
    const parsed = revocation.safeParse(fromBytes(message))
    // Whose access has ended cannot be read: every socket is closed, and authorized again when it comes back.
    if (!parsed.success) return { code: closeCode.overloaded, reason: 'access is checked again' }
    const { idBrand, idAccount, tokenHash, code, reason } = parsed.data
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
  decode: (message) => {
    const { idBrand, document } = change.parse(fromBytes(message))
    return isDocumentName(document) ? { idBrand, document } : null
  },
}

/** On a channel of its own: a node that does not know rooms of one document would close every room of the brand. */
export const roomRevocationCodec: EventCodec<RoomRevocation> = {
  encode: toBytes,
  decode: (message) => {
    const { document, ...rest } = roomRevocation.parse(fromBytes(message))
    return isDocumentName(document) ? { ...rest, document } : null
  },
}

function toBytes(event: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(event))
}

/** undefined: not JSON. */
function fromBytes(message: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(message))
  } catch {
    return undefined
  }
}
