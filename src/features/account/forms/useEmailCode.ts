import { useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { type CodeWay, toSignUp } from './code-ways.ts'
import { isConfirmed, noteConfirmed } from './confirmed-email.ts'
import { forgetSent, sentCodeOf } from './sent-code.ts'

interface Sent {
  readonly email: string
  /** When the code expires, in epoch ms; null if another page sent it. */
  readonly until: number | null
  /** When another code can be requested, in epoch ms. */
  readonly againAt: number
}

export interface EmailCode {
  readonly sent: Sent | null
  readonly isConfirmed: boolean
  readonly isBusy: boolean
  readonly failure: { readonly at: 'email' | 'code'; readonly why: Failure } | null
  /** The code that was confirmed; '' before that. */
  readonly code: string
  send(): Promise<void>
  /** Resolves to whether the code was right. */
  confirm(code: string): Promise<boolean>
  /** Forgets the sent code after the address was changed. */
  reset(): void
}

interface Options {
  readonly way?: CodeWay
  /** Whether a code may have been mailed before this page was opened. */
  readonly isSent?: boolean
}

const waitMs = 30_000

/** Confirms an address by a mailed code. `email` is the current content of the input. */
export function useEmailCode(email: string, { way = toSignUp, isSent = false }: Options = {}): EmailCode {
  const address = email.trim()
  const [before] = useState(() => (isSent ? sentBefore(address) : null))
  const [sent, setSent] = useState<Sent | null>(() => before ?? (way.isKept ? keptSent(address) : null))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<EmailCode['failure']>(null)
  const [confirmed, setConfirmed] = useState<{ email: string; code: string } | null>(null)
  const isDone = confirmed?.email === address || (way.isKept && isConfirmed(address))

  async function send(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const result = await way.send(address)
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
    const result = await way.confirm(address, code)
    setIsBusy(false)
    setFailure(result.ok ? null : { at: 'code', why: result })
    if (!result.ok) return false
    if (way.isKept) {
      noteConfirmed(address)
      forgetSent()
    }
    setConfirmed({ email: address, code })
    return true
  }

  function reset(): void {
    setSent(before)
    if (way.isKept) forgetSent()
    setFailure(null)
    setConfirmed(null)
  }

  return {
    sent,
    isConfirmed: address !== '' && isDone,
    isBusy,
    failure,
    code: confirmed?.code ?? '',
    send,
    confirm,
    reset,
  }
}

/** The code that was mailed on the page before this one, or before a reload. */
function keptSent(email: string): Sent | null {
  const known = sentCodeOf(email)
  return known && { email, until: known.until, againAt: known.at + waitMs }
}

/**
 * State of a page that was opened after the code was mailed: from the page that requested it, or without an
 * address by the link in the mail.
 */
function sentBefore(email: string): Sent {
  return { email, until: null, againAt: email === '' ? 0 : Date.now() + waitMs }
}
