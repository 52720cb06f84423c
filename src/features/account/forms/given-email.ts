import { type HistoryState, useLocation } from '@tanstack/react-router'
import { isEmail } from '#model/access/rules.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail address, handed on between the pages of the account. */
    email?: string
  }
}

/**
 * The address that the page before has handed on. It is in the tab's entry of the history, which a reload keeps, and never in
 * the URL, which browsers remember and proxies log.
 */
export function useGivenEmail(): string | undefined {
  return useLocation({ select: ({ state }) => state.email })
}

/** The `state` of a navigation that hands on what was typed; nothing of it where that is no address. */
export function handOn(email: string): HistoryState {
  return isEmail(email) ? { email: email.trim() } : {}
}
