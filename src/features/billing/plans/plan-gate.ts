import { isCharged, needsAmount, type PlanRow } from './plan-row.ts'

/** What a button of the plan modal depends on besides its row. */
export interface Circumstances {
  readonly isOwner: boolean
  /** null: the server never said. */
  readonly payments: 'off' | 'sandbox' | 'on' | null
  readonly isOnline: boolean
  /** An order is being sent, or its result is not known yet. */
  readonly isOrderOpen: boolean
  /** A card that can be charged is chosen. */
  readonly hasCard: boolean
  /** What it costs is known. */
  readonly hasAmount: boolean
}

/**
 * `held`: pressed, it is kept on this device and asked again once there is a network. `noCard`: pressed, a card is added
 * first. `closed`: it cannot be pressed.
 */
export type Gate =
  | { readonly kind: 'open' | 'held' | 'noCard' }
  | { readonly kind: 'closed'; readonly why: Closed }

export type Closed = 'ownerOnly' | 'openOrder' | 'providerOff' | 'onlineOnly' | 'noAmount'

/** Whether the button of a row can be pressed. Cancelling, undoing it and going on for free need no gateway. */
export function gateOf(row: PlanRow, now: Circumstances): Gate {
  if (!now.isOwner) return closed('ownerOnly')
  if (now.isOrderOpen) return closed('openOrder')
  if (!isCharged(row)) {
    if (now.isOnline) return { kind: 'open' }
    return canBeHeld(row) ? { kind: 'held' } : closed('onlineOnly')
  }
  if (now.payments === 'off') return closed('providerOff')
  if (!now.isOnline) return now.hasCard && now.hasAmount ? { kind: 'held' } : closed('onlineOnly')
  if (!now.hasCard) return { kind: 'noCard' }
  return needsAmount(row) && !now.hasAmount ? closed('noAmount') : { kind: 'open' }
}

/** What is done by a call of ours: the pages of Lemon Squeezy need the network. */
const canBeHeld = ({ kind }: PlanRow) => kind !== 'checkout' && kind !== 'portal'

const closed = (why: Closed): Gate => ({ kind: 'closed', why })
