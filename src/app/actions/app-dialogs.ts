import { createDialogs } from '#engine/watch/dialogs.ts'

/** Over every screen: the palette, the help, and the question before logging out. */
export const appDialogs = createDialogs<{
  palette: undefined
  help: undefined
  /** Whether every session of the account is ended, on all devices. */
  logOut: { readonly isEverywhere: boolean }
}>()
