import type { Language } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

/** What the pages of the sandbox say. `{…}` is filled. */
interface SandboxWords {
  readonly bar: string
  readonly checkout: string
  readonly ofPaypal: string
  readonly ofLemon: string
  readonly plan: string
  readonly order: string
  readonly perMonth: string
  readonly amount: string
  readonly pay: string
  readonly payOnce: string
  readonly decline: string
  readonly close: string
  readonly back: string
  readonly declined: string
  readonly closed: string
  readonly again: string
  readonly paid: string
  readonly portal: string
  readonly state: string
  readonly states: Readonly<Record<'active' | 'past_due' | 'cancelled' | 'expired', string>>
  readonly nextPayment: string
  readonly usedUntil: string
  readonly dueSince: string
  readonly dueNote: string
  readonly payDue: string
  readonly cancel: string
  readonly resume: string
  readonly changeTo: string
  readonly changeNote: string
  readonly lostTitle: string
  readonly lost: string
}

export interface PageWords extends SandboxWords {
  readonly money: (cents: number) => string
  readonly day: (at: Date) => string
}

export function wordsOf(language: Language): PageWords {
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Seoul' })
  return {
    ...readLocale<SandboxWords>(language, 'sandbox'),
    money: (cents) => dollars.format(cents / 100),
    day: (at) => days.format(at),
  }
}
