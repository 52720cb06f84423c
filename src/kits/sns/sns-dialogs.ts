import { createDialogs } from '#engine/watch/dialogs.ts'

/** About accounts of the brand at social networks, over any screen of a brand. */
export const snsDialogs = createDialogs<{ accounts: undefined }>()

/** Opens the list of these accounts, where admins connect and disconnect them. */
export function openSnsAccounts(): void {
  void snsDialogs.open('accounts')
}
