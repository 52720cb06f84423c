import { useState } from 'react'
import type { Failure } from '#device/rest.ts'
import { askCode, askConfirm } from './account-calls.ts'
import { isConfirmed, noteConfirmed } from './confirmed-email.ts'

interface Sent {
  readonly email: string
  /** When the code stops working. */
  readonly until: number
  /** When another one may be asked for. */
  readonly againAt: number
}

export interface EmailCode {
  readonly sent: Sent | null
  readonly isConfirmed: boolean
  readonly isBusy: boolean
  readonly failure: { readonly at: 'email' | 'code'; readonly why: Failure } | null
  send(): Promise<void>
  confirm(code: string): Promise<boolean>
  /** The address was changed: what was sent belongs to another. */
  reset(): void
}

const waitMs = 30_000

/** Proving that an address is one's own: ask for a code, type it. `email` is what the field holds now. */
export function useEmailCode(email: string): EmailCode {
  const address = email.trim()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<EmailCode['failure']>(null)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const isDone = confirmed === address || isConfirmed(address)

  async function send(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const result = await askCode(address)
    setIsBusy(false)
    setFailure(result.ok ? null : { at: 'email', why: result })
    if (result.ok) {
      const now = Date.now()
      setSent({ email: address, until: now + result.answer.minutes * 60_000, againAt: now + waitMs })
    }
  }

  async function confirm(code: string): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const result = await askConfirm(address, code)
    setIsBusy(false)
    setFailure(result.ok ? null : { at: 'code', why: result })
    if (!result.ok) return false
    noteConfirmed(address)
    setConfirmed(address)
    return true
  }

  function reset(): void {
    setSent(null)
    setFailure(null)
  }

  return { sent, isConfirmed: address !== '' && isDone, isBusy, failure, send, confirm, reset }
}
