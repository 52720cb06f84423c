import { keepInTab, readInTab } from '#engine/browser/tab-storage.ts'

/** An order that was pressed in this tab. There is nothing of the card in it. */
export interface KeptPress {
  readonly key: string
  /** Number of the payment, once the server said it. */
  readonly pid: string | null
}

const nameOf = (idPaymentLink: string) => `saegim-payment-link/${idPaymentLink}`

export function readPress(idPaymentLink: string): KeptPress | null {
  try {
    const { key, pid } = JSON.parse(readInTab(nameOf(idPaymentLink)) ?? '{}') as Partial<KeptPress>
    return typeof key === 'string' ? { key, pid: typeof pid === 'string' ? pid : null } : null
  } catch {
    return null
  }
}

/** Where the browser refuses it, a reload does not go on with the payment. */
export function keepPress(idPaymentLink: string, press: KeptPress | null): void {
  keepInTab(nameOf(idPaymentLink), press && JSON.stringify(press))
}
