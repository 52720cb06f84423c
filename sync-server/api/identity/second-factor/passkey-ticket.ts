import type { CallContext } from '#server/http/context.ts'
import { refuseField } from '#server/http/refusal.ts'
import { seal, unsealWithAny } from '#server/keys/sealing.ts'

const minutes = 10
const purpose = 'passkey ticket'

export interface PasskeyTicket {
  readonly challenge: string
  readonly issuedAt: Date
}

/** Nothing is stored before the authenticator has answered: the ticket carries the challenge, encrypted. */
export function sealTicket(
  { services }: Pick<CallContext, 'services'>,
  idAccount: number,
  use: 'add' | 'prove',
  challenge: string,
): string {
  return seal(`${use} ${idAccount} ${Date.now()} ${challenge}`, services.keys.current(purpose))
}

/** Rejects with CODE_EXPIRED after ten minutes, and where it is of another account or for something else. */
export function openTicket(
  { services }: Pick<CallContext, 'services'>,
  idAccount: number,
  use: 'add' | 'prove',
  ticket: string,
): PasskeyTicket {
  const [of, id, at, challenge] = unsealWithAny(ticket, services.keys.all(purpose))?.split(' ') ?? []
  const isValid = of === use && id === String(idAccount) && Number(at) > Date.now() - minutes * 60_000
  if (!isValid || challenge === undefined) throw refuseField('ticket', 'CODE_EXPIRED')
  return { challenge, issuedAt: new Date(Number(at)) }
}
