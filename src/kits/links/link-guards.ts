import { isPassword } from '#model/access/rules.ts'

/** What is typed of until when and with which password a link opens; null: it is not asked for. */
export interface TypedGuards {
  /** yyyy-MM-dd of this device's calendar; empty where it was deleted. */
  readonly endDay: string | null
  readonly password: string | null
}

export const noGuards: TypedGuards = { endDay: null, password: null }

/** Days ahead that a link may end at most. */
const mostDays = 365

export type GuardFault = 'day' | 'password'

/** What keeps a link from being made with these; null: nothing. */
export function guardFault({ endDay, password }: TypedGuards, today: Date): GuardFault | null {
  if (endDay !== null) {
    const { first, last } = dayRange(today)
    if (endDay < first || endDay > last) return 'day'
  }
  return password === null || isPassword(password) ? null : 'password'
}

/** The last day of a new link unless another one is picked, yyyy-MM-dd: 30 days ahead. */
export function usualEnd(today: Date): string {
  return dayAhead(today, 30)
}

/** The day so many days ahead, yyyy-MM-dd. */
function dayAhead(today: Date, days: number): string {
  return dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days))
}

/** The days, yyyy-MM-dd, on which a link may end. */
export function dayRange(today: Date): { readonly first: string; readonly last: string } {
  return { first: dayOf(today), last: dayAhead(today, mostDays) }
}

/** As the call takes them: a link opens until the end of its last day, where this device is. */
export function guardsToSend({ endDay, password }: TypedGuards): { endsAt?: string; password?: string } {
  return {
    ...(endDay !== null && { endsAt: new Date(`${endDay}T23:59:59`).toISOString() }),
    ...(password !== null && { password }),
  }
}

function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}
