import { keep, readKept } from '#engine/browser/local-storage.ts'

/** Whether an account has dismissed the picture about inviting on this device. It stays dismissed after logging out. */
export function isInvitePromoHidden(idAccount: number): boolean {
  return readKept(keyOf(idAccount)) !== null
}

export function keepInvitePromoHidden(idAccount: number): void {
  keep(keyOf(idAccount), '1')
}

function keyOf(idAccount: number): string {
  return `saegim-invite-promo-hidden:${idAccount}`
}
