/** An order that was pressed in this tab. There is nothing of the card in it. */
export interface KeptPress {
  readonly key: string
  /** Number of the payment, once the server said it. */
  readonly pid: string | null
}

const nameOf = (idPaymentLink: string) => `saegim-payment-link/${idPaymentLink}`

export function readPress(idPaymentLink: string): KeptPress | null {
  try {
    const text = sessionStorage.getItem(nameOf(idPaymentLink))
    const { key, pid } = JSON.parse(text ?? '{}') as Partial<KeptPress>
    return typeof key === 'string' ? { key, pid: typeof pid === 'string' ? pid : null } : null
  } catch {
    return null
  }
}

/** Where the browser refuses it, a reload does not go on with the payment. */
export function keepPress(idPaymentLink: string, press: KeptPress | null): void {
  try {
    if (press === null) sessionStorage.removeItem(nameOf(idPaymentLink))
    else sessionStorage.setItem(nameOf(idPaymentLink), JSON.stringify(press))
  } catch (cause) {
    console.warn('a payment is not kept for this tab', cause)
  }
}
